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

  constructor(
    kind: FaultKind,
    more: {
      status?: number | undefined
      serverMessage?: string | undefined
      fields?: Record<string, string> | undefined
      retryAfter?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(more.status === undefined ? kind : `${kind} (${more.status})`, { cause: more.cause })
    this.kind = kind
    this.status = more.status
    this.serverMessage = more.serverMessage
    this.fields = more.fields ?? {}
    this.retryAfter = more.retryAfter
  }
}

/** Whether a write that ended so may have been stored all the same: the backend itself did not refuse it. */
export const mayBeStored = ({ status }: Fault): boolean => status === undefined || status >= 500 || status === 408

/** Anything thrown, as a Fault: what is no Fault already counts as an answer that could not be read. */
export const asFault = (thrown: unknown): Fault => (thrown instanceof Fault ? thrown : new Fault('badAnswer', { cause: thrown }))
