import { setTimeout as delay } from 'node:timers/promises'
import { endpoints, pathOf, type EndpointName } from '@/api/endpoints.ts'
import { toId, type ListingType } from '@/api/ids.ts'
import { toRole } from '@/api/roles.ts'
import { isToken } from '@/api/token.ts'
import { atMost } from '@/lib/atMost.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { isOk, parse, type Answer } from './answer.ts'
import type { Content } from './launchChecks.ts'

export type Account = { email: string; password: string }
export type Options = {
  /** The base of every call, as VITE_API_URL holds it, and the origin that the app is served from. */
  api: string
  site: string
  student?: Account | undefined
  teacher?: Account | undefined
  write?: boolean
  /** The VITE_ settings that the site was built with. */
  settings: Readonly<Record<string, string | undefined>>
  content: Content
  /** Where the assets of earlier visits are remembered. */
  memory: string
}
type Request = { method?: string; headers?: Record<string, string>; body?: string | FormData }
/** The caller: an anonymous visitor, a visitor with an invalid token, or one of the accounts. */
export type Person = 'visitor' | 'stranger' | 'student' | 'teacher'
export type Read = {
  name: EndpointName
  type?: ListingType
  id?: string
  as: Person
  path: string
  what: string
  answer: Answer | null
}

const maxAttempts = 5

/** 24 hexadecimal digits, as document databases have them, that nothing is called by. */
export const nobodysId = 'f0'.repeat(12)
const voices = {
  visitor: 'without a token',
  stranger: 'with an invalid token',
  student: 'as the student',
  teacher: 'as the teacher',
}
const owners: Partial<Record<EndpointName, Person[]>> = {
  getOwnListings: ['teacher'],
  getPurchases: ['student'],
  restoreSession: ['student', 'teacher'],
}

/** One visit to a backend and a host: each response, requested once, and the signed-in accounts. Sends no write except through `call`. */
export function createVisit(options: Options) {
  const { api, site } = options
  const tokens = new Map<Person, string>([['stranger', 'doctor.never.issued']])
  const problems = new Map<string, string>()
  const known = new Map<string, Promise<Answer | null>>()
  const inTurn = atMost(8)
  const refusedAsTooMany = new Set<string>()

  /** Asks again after a 429 when the backend says, or after two seconds, up to five times. */
  const send = async (url: string, request: Request = {}): Promise<Answer | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sendOnce(url, request)
      if (answer?.status !== 429) return answer
      if (attempt === maxAttempts) {
        refusedAsTooMany.add(`${request.method ?? 'GET'} ${new URL(url).pathname}`)
        return answer
      }
      const seconds = Number(answer.headers.get('retry-after') ?? 2)
      await delay(1000 * (Number.isFinite(seconds) ? Math.min(seconds, 60) : 2))
    }
  }
  const sendOnce = (url: string, { headers, ...request }: Request): Promise<Answer | null> =>
    inTurn(async () => {
      try {
        const signal = AbortSignal.timeout(15_000)
        const answer = await fetch(url, {
          redirect: 'manual',
          signal,
          headers: { 'accept-encoding': 'br, gzip', ...headers },
          ...request,
        })
        const at = Date.now()
        const bytes = new Uint8Array(await answer.arrayBuffer())
        return { status: answer.status, headers: answer.headers, bytes, text: new TextDecoder().decode(bytes), at }
      } catch (error) {
        const { cause } = error as Error
        problems.set(
          new URL(url).origin,
          isRecord(cause) && typeof cause['code'] === 'string' ? cause['code'] : (error as Error).name,
        )
        return null
      }
    })
  const get = (url: string, request: Request = {}) => {
    const key = JSON.stringify([url, request])
    const asked = known.get(key) ?? send(url, request)
    known.set(key, asked)
    return asked
  }
  const page = (path: string) => get(site + path, { headers: { accept: '*/*' } })
  const headersFor = (as: Person): Record<string, string> => ({
    origin: site,
    accept: 'application/json',
    ...(tokens.has(as) && { authorization: `Bearer ${tokens.get(as)}` }),
  })
  const call = (
    name: EndpointName,
    { as, data, ...target }: { as: Person; type?: ListingType; id?: string; data?: unknown },
  ) =>
    send(api + pathOf(name, target), {
      method: endpoints[name].method,
      headers: {
        ...headersFor(as),
        ...(data !== undefined && !(data instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: data instanceof FormData ? data : JSON.stringify(data) }),
    })

  const signIns = once(async () => {
    const found: { as: 'student' | 'teacher'; answer: Answer | null; isReadable: boolean; role: string | undefined }[] =
      []
    for (const as of ['student', 'teacher'] as const) {
      const account = options[as]
      if (!account) continue
      const answer = await call('logIn', {
        as: 'visitor',
        data: { ...account, password_confirmation: account.password },
      })
      const body = parse(answer)
      const { access_token: token, user } = isRecord(body) ? body : {}
      const role = isRecord(user) ? toRole(user['role']) : undefined
      const isReadable = isOk(answer) && isToken(token) && role !== undefined && toId(user) !== null
      if (isToken(token)) secrets.add(token)
      if (isReadable && role === as) tokens.set(as, token as string)
      found.push({ as, answer, isReadable, role })
    }
    return found
  })

  const secrets = new Set(
    [options.student, options.teacher].flatMap((account) => (account ? [account.email, account.password] : [])),
  )

  /** Reads a path as a visitor, or with a token where visitors may not read it. */
  const getOpen = async (path: string) => {
    await signIns()
    let answer = await get(api + path, { headers: headersFor('visitor') })
    for (const as of ['student', 'teacher'] as const)
      if (answer?.status === 401 && tokens.has(as)) answer = await get(api + path, { headers: headersFor(as) })
    return answer
  }

  /** Every GET of the contract, for callers with and without permission. */
  const reads = once(async (): Promise<Read[]> => {
    await signIns()
    const all: Promise<Read>[] = []
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path, client } = endpoints[name]
      if (method !== 'GET') continue
      const accounts = owners[name] ?? (tokens.has('student') ? ['student'] : ['teacher'])
      const people: Person[] = [
        ...(client === 'authenticated' ? (['visitor', 'stranger'] as const) : (['visitor'] as const)),
        ...accounts.filter((as) => tokens.has(as)),
      ]
      for (const type of path.includes('{type}') ? (['class', 'group'] as const) : [undefined]) {
        const list = type && path.includes('{id}') ? parse(await getOpen(`/${type}/public`)) : undefined
        const id = (Array.isArray(list) && list.map(toId).find((one) => one !== null)) || undefined
        const target = { ...(type && { type }), ...(id && { id }) }
        const full = pathOf(name, target)
        if (full === null) continue
        for (const as of people)
          all.push(
            get(api + full, { headers: headersFor(as) }).then((answer) => ({
              name,
              as,
              path: full,
              what: `GET ${full} ${voices[as]}`,
              answer,
              ...target,
            })),
          )
      }
    }
    return Promise.all(all)
  })

  return {
    ...options,
    /** Whether browsers ask the backend for its leave first. */
    isCrossOrigin: new URL(api).origin !== new URL(site).origin,
    get,
    getOpen,
    page,
    /** The first response of each, if any. */
    first: { api: () => get(`${api}/category`, { headers: headersFor('visitor') }), site: () => page('/') },
    call,
    refusedAsTooMany,
    signIns,
    reads,
    token: (as: Person) => tokens.get(as),
    /** Why the last request to an address had no answer. */
    problem: (url: string) => problems.get(new URL(url).origin),
    /** A text without any email address, password, or token of the accounts. */
    withoutSecrets: (text: string) =>
      [...secrets]
        .sort((a, b) => b.length - a.length)
        .reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '•••')), text),
  }
}

export type Visit = ReturnType<typeof createVisit>

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
