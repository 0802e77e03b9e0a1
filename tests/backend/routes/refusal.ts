import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Ends the request with this status and `{ message }`. */
export function refuse(status: ContentfulStatusCode, message: string): never {
  throw new HTTPException(status, { message })
}
