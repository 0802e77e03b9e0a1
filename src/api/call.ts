import type { AxiosInstance, AxiosProgressEvent } from 'axios'
import { env } from '@/env.ts'
import { Fault } from '@/lib/fault.ts'
import { authenticatedClient, optionalTokenClient, publicClient } from './clients.ts'
import { takeEarly } from './earlyRequests.ts'
import { endpoints, pathOf, type Endpoint, type EndpointName } from './endpoints.ts'
import { toFault } from './errors.ts'
import type { ListingType } from './ids.ts'
import { getToken } from './token.ts'

const clients: Record<Endpoint['client'], AxiosInstance> = {
  authenticated: authenticatedClient,
  optionalToken: optionalTokenClient,
  public: publicClient,
}

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

/**
 * Makes one call of the endpoints table, or takes the answer that src/boot.ts has asked for already, and returns its parsed body (undefined
 * when it is not read, or need not be readable). Throws a Fault, nothing else; notFound, before any request, for an id or type that can be none.
 */
export async function call(name: EndpointName, { data, token, signal, timeout, onUploadProgress, ...rest }: CallOptions = {}): Promise<unknown> {
  const { client, method, success, body }: Endpoint = endpoints[name]
  const wasOnline = navigator.onLine
  try {
    const url = pathOf(name, rest)
    if (url === null) throw new Fault('notFound', { unsent: true })
    const early = method === 'GET' ? takeEarly(env.apiUrl + url, token ?? getToken()) : undefined
    const text: unknown = await clients[client].request({
      method,
      url,
      validateStatus: (status) => (success ? success.includes(status) : status >= 200 && status < 300),
      ...(data === undefined ? {} : { data }),
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
      ...(signal ? { signal } : {}),
      ...(timeout === undefined ? {} : { timeout }),
      ...(early ? { adapter: 'fetch', env: { fetch: early } } : {}),
      ...(onUploadProgress ? { onUploadProgress } : {}),
    })
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
  takeEarly(env.apiUrl + endpoints.restoreSession.path, getToken()) // what was said at the start
  checking ??= call('restoreSession').catch(() => undefined).finally(() => (checking = undefined))
}
