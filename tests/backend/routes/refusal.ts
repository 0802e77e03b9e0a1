import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Ends the request with this status and `{ message }`. */
export function refuse(status: ContentfulStatusCode, message: string, others: readonly string[] = []): never {
  throw new HTTPException(status, { message, cause: others })
}

/** Half of the calls refuse a payload as NestJS does, with a list of everything that is wrong; the others name one mistake. */
const likeNest = /^\/api\/(lesson|class|group|manual-purchase)\b/

export const refusalBody = ({ status, message, cause }: HTTPException, path: string) =>
  likeNest.test(path) && (status === 400 || status === 422)
    ? {
        statusCode: status,
        message: [message, ...(Array.isArray(cause) ? (cause as string[]) : [])],
        error: 'Bad Request',
      }
    : { message }
