import type { Context, Next } from 'hono'
import type { Env } from './routes/context.ts'

type SentFile = { fileName: string; type: string; size: number }

/** A received request. `path` has the form of CONTRACT.md §7, without /api. */
export type RecordedRequest = {
  number: number
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON; text where it is not JSON; for multipart a text or a SentFile for each field; null without a body. */
  body: unknown
  /** Null until answered (a hanging fault never is); 0 for a connection dropped on purpose. */
  status: number | null
}

/** The path as CONTRACT.md §7 writes it. */
export const contractPath = (pathname: string): string => pathname.replace(/^\/api(?=\/)/, '')

async function readBody(c: Context<Env>): Promise<unknown> {
  // Both readings go through Hono's cache, so that the route can read the body again.
  if (/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    const fields: Record<string, string | SentFile> = {}
    for (const [name, value] of await c.req.formData()) {
      fields[name] = typeof value === 'string' ? value : { fileName: value.name, type: value.type, size: value.size }
    }
    return fields
  }
  const sent = await c.req.text()
  if (sent === '') return null
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return sent
  }
}

/** Records the last requests, so that a test can check what the front end sent. */
export function createRecord(limit = 2000) {
  const entries: RecordedRequest[] = []
  let count = 0
  return {
    /** Requests with a number above `number`, in order of arrival. */
    since: (number = 0): RecordedRequest[] => entries.filter((entry) => entry.number > number),
    /** Requests of one call, e.g. `to('POST', '/user/login')`. */
    to: (method: string, path: string): RecordedRequest[] =>
      entries.filter((entry) => entry.method === method && entry.path === path),
    /** The number of the newest request, 0 before the first. */
    latest: (): number => count,
    /** Forgets the requests; the numbers continue. */
    clear: (): void => void entries.splice(0),
    layer: async (c: Context<Env>, next: Next): Promise<void> => {
      const method = c.req.method
      const entry: RecordedRequest = {
        number: ++count,
        method,
        path: contractPath(c.req.path),
        query: c.req.query(),
        headers: c.req.header(),
        body: null,
        status: null,
      }
      entries.push(entry)
      if (entries.length > limit) entries.shift()
      // An unparsable body is recorded as null; rejecting it is the route's job.
      if (method !== 'GET' && method !== 'HEAD') entry.body = await readBody(c).catch(() => null)
      await next()
      entry.status = c.res.headers.has('x-hono-already-sent') ? 0 : c.res.status
    },
  }
}

export type RequestRecord = ReturnType<typeof createRecord>
