import { plainText } from './text/plainText.ts'

/** The kinds of API errors that the user interface distinguishes. */
export type FaultKind =
  | 'offline' // the device has no connection
  | 'network' // no response
  | 'timeout' // no response in time
  | 'cancelled' // aborted by navigation
  | 'unauthorized' // 401
  | 'forbidden' // 403
  | 'notFound' // 404, 410, or a malformed id
  | 'conflict' // 409
  | 'invalid' // 400, 413, 415, 422
  | 'rateLimited' // 429
  | 'server' // 5xx and any other unsuccessful status
  | 'badAnswer' // a successful response that cannot be read: invalid JSON or an unexpected shape

/** The error that every API call throws. `serverMessage` is plain text of at most 300 characters, shown only where CONTRACT.md §8 allows it. */
export class Fault extends Error {
  override name = 'Fault'
  readonly kind: FaultKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  /** The server's messages for single fields, by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next attempt, from Retry-After. */
  readonly retryAfter: number | undefined
  /** The end of that wait, in milliseconds since the epoch. */
  readonly retryAt: number | undefined
  /** Whether the request never left the device. */
  readonly unsent: boolean

  constructor(
    kind: FaultKind,
    more: {
      status?: number | undefined
      serverMessage?: string | undefined
      fields?: Record<string, string> | undefined
      retryAfter?: number | undefined
      unsent?: boolean
      cause?: unknown
    } = {},
  ) {
    super(more.status === undefined ? kind : `${kind} (${more.status})`, { cause: more.cause })
    this.kind = kind
    this.status = more.status
    this.serverMessage = more.serverMessage
    this.fields = more.fields ?? {}
    this.retryAfter = more.retryAfter
    this.retryAt = more.retryAfter === undefined ? undefined : Date.now() + more.retryAfter * 1000
    this.unsent = more.unsent ?? false
  }
}

/** The same refusal with `texts` of fields that its form does not have added to the server's message. */
export function withTexts(fault: Fault, texts: readonly string[]): Fault {
  if (texts.length === 0) return fault
  const { kind, status, serverMessage, fields, retryAfter, unsent, cause } = fault
  return new Fault(kind, {
    status,
    serverMessage: plainText([serverMessage, ...texts]),
    fields,
    retryAfter,
    unsent,
    cause,
  })
}

/** Whether a failed write may have been stored anyway: it was sent, and the backend did not reject it. */
export const mayBeStored = ({ status, unsent }: Fault): boolean =>
  !unsent && (status === undefined || status >= 500 || status === 408)

/** Whether the response to a write was lost on the way or in a gateway, so that users must be told it may have been stored. A 500 is a response. */
export const isAnswerLost = (fault: Fault): boolean =>
  mayBeStored(fault) && ![500, 501, 503].includes(fault.status ?? 0)

/** Whether it is unknown if a write was stored, after another attempt failed. An attempt that the backend did not process keeps `before`. */
export const isInDoubt = (fault: Fault, before: boolean): boolean =>
  mayBeStored(fault) || (before && (fault.unsent || fault.kind === 'rateLimited'))

/** Converts anything thrown to a Fault; an unknown error becomes `badAnswer`. */
export const asFault = (thrown: unknown): Fault =>
  thrown instanceof Fault ? thrown : new Fault('badAnswer', { cause: thrown })
