import type { AxiosInstance, AxiosProgressEvent } from 'axios'
import { env } from '@/env.ts'
import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { authenticatedClient, optionalTokenClient, publicClient } from './clients.ts'
import { takeEarly } from './earlyRequests.ts'
import { endpoints, pathOf, type Endpoint, type EndpointName } from './endpoints.ts'
import { parseJson, toFault } from './errors.ts'
import type { ListingType } from './ids.ts'
import { getToken, type SessionToken } from './token.ts'

const clients: Record<Endpoint['client'], AxiosInstance> = {
  authenticated: authenticatedClient,
  optionalToken: optionalTokenClient,
  public: publicClient,
}

type CallOptions = {
  type?: ListingType | undefined
  id?: string
  data?: unknown
  /** Defaults to the stored token. */
  token?: string
  /** The session that the call belongs to. With another stored token, it fails with a `cancelled` Fault without sending anything. */
  session?: SessionToken
  signal?: AbortSignal
  /** In milliseconds; defaults to 15 s. */
  timeout?: number
  onUploadProgress?: (event: AxiosProgressEvent) => void
}

/**
 * Calls an endpoint, or takes the early response that src/app/boot.ts requested, and returns what `read` makes of the parsed body; undefined if the
 * endpoint's body is unread, or optional and not valid JSON. Throws only Faults: `notFound`, without sending anything, for a malformed id or
 * type, and `badAnswer` where `read` throws it.
 */
export function call(name: EndpointName, options?: CallOptions): Promise<unknown>
export function call<Result>(name: EndpointName, options: CallOptions, read: (body: unknown) => Result): Promise<Result>
export async function call(
  name: EndpointName,
  { data, session, token = session ?? undefined, signal, timeout, onUploadProgress, ...rest }: CallOptions = {},
  read = (body: unknown): unknown => body,
): Promise<unknown> {
  const { client, method, success, body, absent }: Endpoint = endpoints[name]
  const wasOnline = navigator.onLine
  try {
    const url = pathOf(name, rest)
    if (url === null) throw new Fault('notFound', { unsent: true })
    if (session !== undefined && session !== getToken()) throw new Fault('cancelled', { unsent: true })
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
    if (body === 'optional') return read(parseJson(text))
    if (typeof text !== 'string') throw new Fault('badAnswer')
    return read(JSON.parse(text)) // an empty or invalid body is an error
  } catch (thrown) {
    const answered = toFault(thrown, {
      wasOnline,
      isRead: method === 'GET',
      sent: isRecord(data) ? Object.keys(data) : [],
    })
    const isAbsent = absent?.includes(answered.status ?? 0) ?? false
    const fault = isAbsent ? new Fault('notFound', { status: answered.status, cause: thrown }) : answered
    if (!fault.unsent)
      globalThis.window?.report?.(method === 'GET' ? 'read' : 'form', {
        endpoint: name,
        fault: fault.kind,
        status: fault.status,
      })
    if (client === 'optionalToken' && fault.kind === 'unauthorized') checkToken()
    throw fault
  }
}

let checking: Promise<unknown> | undefined

/**
 * A 401 from an endpoint that also accepts visitors does not prove that the session has ended. The session check does: its own 401 ends the
 * session.
 */
function checkToken() {
  if (getToken() === null) return
  takeEarly(env.apiUrl + endpoints.restoreSession.path, getToken()) // discards the outdated early response
  checking ??= call('restoreSession')
    .catch(() => undefined)
    .finally(() => (checking = undefined))
}

/**
 * Reads the rows of a list and skips those for which `read` returns null. Throws a `badAnswer` Fault if the body is not a list, or if none of
 * its rows can be read, which means an unexpected shape rather than an empty list.
 */
export function readRows<T>(body: unknown, read: (raw: unknown) => T | null): T[] {
  if (!Array.isArray(body)) throw new Fault('badAnswer')
  const rows = body.map(read).filter((row) => row !== null)
  if (rows.length === 0 && body.length > 0) throw new Fault('badAnswer')
  return rows
}
