import type { AxiosInstance, AxiosProgressEvent } from 'axios'
import { env } from '@/env.ts'
import { Fault } from '@/lib/fault.ts'
import { authenticatedClient, optionalTokenClient, publicClient } from './clients.ts'
import { seeEarlyAnswer, takeEarlyText } from './earlyAnswers.ts'
import { endpoints, type Endpoint, type EndpointName } from './endpoints.ts'
import { toFault } from './errors.ts'
import { isId, isListingType, type ListingType } from './ids.ts'
import { getToken } from './token.ts'

const clients: Record<Endpoint['client'], AxiosInstance> = {
  authenticated: authenticatedClient,
  optionalToken: optionalTokenClient,
  public: publicClient,
}

const plurals = { class: 'classes', group: 'groups' } as const

type CallOptions = {
  type?: ListingType | undefined
  id?: string
  data?: unknown
  /** In whose name; the stored token without it. */
  token?: string
  signal?: AbortSignal
  /** Milliseconds; 15 s without it. */
  timeout?: number
  onUploadProgress?: (event: AxiosProgressEvent) => void
}

/** The path of a call with its type and id put in; throws a notFound Fault for values that can be none, before any request. */
function fillPath(path: string, { type, id }: CallOptions): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id' && isId(id)) return id
    if (name === 'type' && isListingType(type)) return type
    if (name === 'plural' && isListingType(type)) return plurals[type]
    throw new Fault('notFound', { unsent: true })
  })
}

/** How public/boot.js would have asked for a path in the name of whoever holds this token: the whole address, and the Authorization. */
const asAskedEarly = (path: string, token = getToken()) => [env.apiUrl + path, token === null ? undefined : `Bearer ${token}`] as const

/** What public/boot.js was told when it asked for this with the present token; undefined when it did not ask. It stays there for `call`. */
export const earlyAnswer = (name: EndpointName, options: Pick<CallOptions, 'type' | 'id'> = {}) => seeEarlyAnswer(...asAskedEarly(fillPath(endpoints[name].path, options)))?.answer

/** Makes one call of the endpoints table and returns its parsed body (undefined when it is not read, or need not be readable). Throws a Fault, nothing else. */
export async function call(name: EndpointName, { data, token, signal, timeout, onUploadProgress, ...rest }: CallOptions = {}): Promise<unknown> {
  const { client, method, path, success, body }: Endpoint = endpoints[name]
  const wasOnline = navigator.onLine
  try {
    const url = fillPath(path, rest)
    const early = method === 'GET' ? takeEarlyText(...asAskedEarly(url, token)) : undefined
    const text =
      early ??
      ((await clients[client].request({
        method,
        url,
        validateStatus: (status) => (success ? success.includes(status) : status >= 200 && status < 300),
        ...(data === undefined ? {} : { data }),
        ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
        ...(signal ? { signal } : {}),
        ...(timeout === undefined ? {} : { timeout }),
        // As many pieces of text they keep the page busy for twice as long.
        ...(body === 'long' ? { responseType: 'blob' } : {}),
        ...(onUploadProgress ? { onUploadProgress } : {}),
      })) as unknown)
    if (body === 'unread') return undefined
    if (body === 'optional') return parseIfPossible(text)
    if (typeof text !== 'string') throw new Fault('badAnswer')
    return JSON.parse(text) as unknown // strict: an empty or broken body is an error
  } catch (thrown) {
    const fault = toFault(thrown, wasOnline)
    if (client === 'optionalToken' && fault.kind === 'unauthorized') checkToken()
    throw fault
  }
}

function parseIfPossible(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return undefined
  }
}

let checking: Promise<unknown> | undefined

/** A refused call that takes visitors, too, may be about the token: whether that still holds, only the session check can say, whose 401 ends it. */
function checkToken() {
  if (getToken() === null) return
  takeEarlyText(...asAskedEarly(endpoints.restoreSession.path)) // what was said at the start
  checking ??= call('restoreSession').catch(() => undefined).finally(() => (checking = undefined))
}
