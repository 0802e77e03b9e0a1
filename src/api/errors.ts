import axios from 'axios'
import { Fault, type FaultKind } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { plainText } from '@/lib/text/plainText.ts'

const kinds: Readonly<Record<number, FaultKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'rateLimited',
}

/** Messages for single fields, from `{errors: {field: text | [text]}}` or `{errors: [{field | path | [path] | param, message | msg}]}`. */
function fieldMessages(errors: unknown): Record<string, string> {
  const rows: [unknown, unknown][] = Array.isArray(errors)
    ? errors.filter(isRecord).map((row) => [row['field'] ?? row['path'] ?? row['param'], row['message'] ?? row['msg']])
    : isRecord(errors)
      ? Object.entries(errors)
      : []
  const fields = Object.create(null) as Record<string, string>
  for (const [path, message] of rows) {
    const name: unknown = Array.isArray(path) ? path.at(-1) : path
    const text = plainText(message)
    if (typeof name === 'string' && text !== undefined) fields[name] ??= text
  }
  return fields
}

function parseBody(data: unknown): Record<string, unknown> {
  if (typeof data !== 'string') return {}
  try {
    const body: unknown = JSON.parse(data)
    return isRecord(body) ? body : {}
  } catch {
    return {} // HTML of a proxy, or an empty body
  }
}

/** Seconds from a Retry-After header (a number or a date), at most a day; undefined if it is missing, invalid, or in the past. */
function retryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 86_400) : undefined
}

/** Converts whatever a call threw to a Fault; `wasOnline` is whether the device was online when the call started. */
export function toFault(thrown: unknown, wasOnline: boolean): Fault {
  if (thrown instanceof Fault) return thrown
  if (!axios.isAxiosError(thrown)) return new Fault('badAnswer', { cause: thrown })
  if (thrown.code === 'ERR_CANCELED') return new Fault('cancelled', { cause: thrown })
  const { response } = thrown
  if (!response) {
    if (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT') return new Fault('timeout', { cause: thrown })
    return navigator.onLine
      ? new Fault('network', { cause: thrown })
      : new Fault('offline', { unsent: !wasOnline, cause: thrown })
  }
  // Messages of a 5xx describe the server's internals and are not shown.
  const body = response.status >= 400 && response.status < 500 ? parseBody(response.data) : {}
  return new Fault(kinds[response.status] ?? 'server', {
    status: response.status,
    serverMessage: plainText(body['message']),
    fields: fieldMessages(body['errors']),
    retryAfter: retryAfter((response.headers as Record<string, unknown>)['retry-after']),
    cause: thrown,
  })
}
