/** What went wrong with a call, in the few kinds that a person needs to tell apart. */
export type FaultKind =
  | 'offline' // the device has no connection
  | 'network' // no answer at all
  | 'timeout' // no answer in time
  | 'cancelled' // left by navigation
  | 'unauthorized' // 401
  | 'forbidden' // 403
  | 'notFound' // 404, 410, or an id that can be no id
  | 'conflict' // 409
  | 'invalid' // 400, 413, 415, 422
  | 'rateLimited' // 429
  | 'server' // 5xx and any other status that is no success
  | 'badAnswer' // a success that cannot be read: broken JSON, a wrong shape

/** The one error type of every call. `serverMessage` is plain text of at most 300 characters, shown only where the specification says so. */
export class Fault extends Error {
  override name = 'Fault'
  readonly kind: FaultKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  /** Server words for single fields, by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next try, from Retry-After. */
  readonly retryAfter: number | undefined
  /** The moment at which that is over, in milliseconds of the clock. */
  readonly retryAt: number | undefined
  /** What was to be written never left the device. */
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

/** Whether a write that ended so may have been stored all the same: the backend itself did not refuse it. */
export const mayBeStored = ({ status, unsent }: Fault): boolean => !unsent && (status === undefined || status >= 500 || status === 408)

/** Whether the answer to a write was lost, at the latest in a gateway: the write may have gone through, and the person is told so. A 500 is an answer. */
export const isAnswerLost = (fault: Fault): boolean => mayBeStored(fault) && ![500, 501, 503].includes(fault.status ?? 0)

/** Whether a write is in doubt after one more try that ended so. A try that the backend never looked at leaves it as it was `before`. */
export const isInDoubt = (fault: Fault, before: boolean): boolean => mayBeStored(fault) || (before && (fault.unsent || fault.kind === 'rateLimited'))

/** Anything thrown, as a Fault: what is no Fault already counts as an answer that could not be read. */
export const asFault = (thrown: unknown): Fault => (thrown instanceof Fault ? thrown : new Fault('badAnswer', { cause: thrown }))
