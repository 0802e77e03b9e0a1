import type { Context, Next } from 'hono'
import { type Env, userOf } from './routes/context.ts'
import { contractPath } from './record.ts'
import type { Store } from './tables/store.ts'

/** A fault injected into the next matching requests. Without its own status or body, the real response is kept. */
export type Fault = {
  /** As in CONTRACT.md §7, with or without /api; a trailing * stands for any rest. */
  path: string
  /** Any method when absent. */
  method?: string
  /** How many requests meet it; 1 when absent. */
  times?: number
  /** Only requests of this person: the bearer token's user, or the email in the body. */
  email?: string
  status?: number
  /** A string goes out as it is, anything else as JSON; absent means an empty body. */
  body?: unknown
  contentType?: string
  headers?: Record<string, string>
  delayMs?: number
  /** Never answers, until the caller gives up or the fault is cleared. */
  hang?: boolean
  dropConnection?: boolean
  /** Does the request's work first, then plays the fault: what was sent is stored, but the sender cannot know. */
  afterHandling?: boolean
}

type Installed = { number: number; fault: Fault; left: number; lift: () => void; lifted: Promise<void> }

const emailsIn = (body: unknown): string[] =>
  typeof body !== 'object' || body === null
    ? []
    : ['email', 'parentEmail'].flatMap((name) => {
        const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
        return typeof value === 'string' ? [value.trim().toLowerCase()] : []
      })

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}

async function peopleIn(c: Context<Env>, store: Store): Promise<string[]> {
  const owner = userOf(c, store)?.email
  const isJson = /json/i.test(c.req.header('content-type') ?? '')
  return [...(owner === undefined ? [] : [owner]), ...(isJson ? emailsIn(parsed(await c.req.text())) : [])]
}

const givenUp = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Over a socket the connection is cut; under msw an error answer makes the call fail as a network error. */
function dropped(c: Context<Env>): Response {
  // Node's server has put the socket into env; msw hands over no env at all.
  const outgoing = (c.env as Env['Bindings'] | undefined)?.outgoing
  if (!outgoing) return Response.error()
  outgoing.destroy()
  return new Response(null, { status: 500, headers: { 'x-hono-already-sent': 'true' } })
}

function answer(fault: Fault): Response {
  const { status = 200, body, contentType = 'application/json; charset=utf-8' } = fault
  const bodyless = status === 204 || status === 205 || status === 304 || body === undefined
  const content = bodyless ? null : typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(content, { status, headers: { 'content-type': contentType, ...fault.headers } })
}

/** Injects faults: the API fails exactly where and as often as a test asks for. */
export function createFaults(store: Store) {
  let installed: Installed[] = []
  let count = 0

  const matches = ({ fault }: Installed, method: string, path: string): boolean => {
    const pattern = contractPath(fault.path)
    const samePath = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    return samePath && (fault.method === undefined || fault.method.toUpperCase() === method)
  }
  const take = async (c: Context<Env>): Promise<Installed | undefined> => {
    const path = contractPath(c.req.path)
    const candidates = installed.filter((one) => matches(one, c.req.method, path))
    if (candidates.length === 0) return undefined
    const people = candidates.some(({ fault }) => fault.email !== undefined) ? await peopleIn(c, store) : []
    // Checked again after the delay: two simultaneous requests must not both use the last repetition.
    const found = candidates.find(
      ({ fault, left }) => left > 0 && (fault.email === undefined || people.includes(fault.email.trim().toLowerCase())),
    )
    if (found) found.left -= 1
    return found
  }

  return {
    add(fault: Fault): number {
      let lift = () => {}
      const lifted = new Promise<void>((resolve) => (lift = resolve))
      installed.push({ number: ++count, fault, left: fault.times ?? 1, lift, lifted })
      return count
    },
    /** Lifts all faults, or only those limited to one person; requests that hang on them lose their connection. */
    clear(email?: string): void {
      const goes = ({ fault }: Installed) => email === undefined || fault.email?.toLowerCase() === email.toLowerCase()
      for (const one of installed) if (goes(one)) one.lift()
      installed = installed.filter((one) => !goes(one))
    },
    pending: (): Fault[] => installed.filter(({ left }) => left > 0).map(({ fault }) => fault),
    layer: async (c: Context<Env>, next: Next): Promise<Response | void> => {
      const one = await take(c)
      if (!one) return next()
      const { fault, lifted } = one
      const hasAnswer = fault.status !== undefined || fault.body !== undefined
      const isFinal = hasAnswer || fault.hang === true || fault.dropConnection === true
      if (fault.afterHandling || !isFinal) await next()
      if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
      if (fault.hang) await Promise.race([givenUp(c.req.raw.signal), lifted])
      // Emptied first: Hono would copy the headers of the real response into its replacement.
      if (isFinal) c.res = undefined
      if (fault.hang || fault.dropConnection) c.res = dropped(c)
      else if (hasAnswer) c.res = answer(fault)
      else for (const [name, value] of Object.entries(fault.headers ?? {})) c.res.headers.set(name, value)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
