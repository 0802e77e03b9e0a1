import { asFault, Fault } from '@/lib/fault.ts'

/** A failed upload; nothing else was sent before it. Its text is CONTRACT.md §8's for uploads, never the server's message. */
export class UploadFault extends Fault {
  constructor(thrown: unknown) {
    const { kind, status, retryAfter } = asFault(thrown)
    super(kind, { status, retryAfter, unsent: true, cause: thrown })
  }
}
