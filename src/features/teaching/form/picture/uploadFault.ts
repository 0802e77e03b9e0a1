import { asFault, Fault } from '@/lib/fault.ts'

/** A failed upload, before which nothing else was sent. Its words are those of CONTRACT.md §8 for uploads; the server's own stay out. */
export class UploadFault extends Fault {
  constructor(thrown: unknown) {
    const { kind, status, retryAfter } = asFault(thrown)
    super(kind, { status, retryAfter, unsent: true, cause: thrown })
  }
}
