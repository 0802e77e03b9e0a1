import axios from 'axios'
import { Fault, type FaultKind } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
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

/** The value of a JSON text, undefined for any other text: HTML of a proxy, or an empty body. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return undefined
  }
}

/** A text of a refusal, with the path of its field if the server sends a path. */
type Row = { at?: unknown; text: unknown }

const valueOf = (row: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => row[name]).find((value) => value !== undefined)

const toRow = (row: Record<string, unknown>): Row => ({
  at:
    valueOf(row, ['field', 'path', 'param', 'loc', 'property', 'propertyPath', 'name', 'pointer']) ??
    (isRecord(row['source']) ? row['source']['pointer'] : undefined),
  text:
    valueOf(row, ['message', 'msg', 'defaultMessage', 'detail', 'reason']) ??
    (isRecord(row['constraints']) ? Object.values(row['constraints']) : undefined),
})

/** Rows of a text, or of a list of texts or objects, or of such a list as JSON text. */
function toRows(said: unknown): Row[] {
  if (Array.isArray(said)) return said.map((text) => (isRecord(text) ? toRow(text) : { text }))
  return typeof said === 'string' && /^\s*\[/.test(said) ? toRows(parseJson(said)) : [{ text: said }]
}

const lastName = (path: string) =>
  path
    .split(/[^\w-]+/)
    .filter(Boolean)
    .at(-1)
const folded = (name: string | undefined) => name?.replace(/[_-]/g, '').toLowerCase()

/** Finds the sent field of a row: by the end of the path, otherwise by the first word of the text. */
function fieldOf({ at, text }: Row, sent: readonly string[]): string | undefined {
  const path: unknown = Array.isArray(at) ? at.findLast((part) => typeof part === 'string') : at
  if (typeof path === 'string') return sent.find((field) => folded(field) === folded(lastName(path)))
  // A text that begins with two fields ("email or password is wrong") is about neither.
  const word = typeof text === 'string' ? /^\s*(\S+)(?!\S| (?:and|or)\b)/.exec(text)?.[1] : undefined
  return word === undefined ? undefined : sent.find((field) => field === lastName(word))
}

/** Rows of an object whose keys are fields; other keys are left out. */
const toFieldRows = (said: Record<string, unknown>, sent: readonly string[]): Row[] =>
  Object.entries(said)
    .map(([at, text]) => ({ at, text: isRecord(text) ? toRow(text).text : text }))
    .filter((row) => fieldOf(row, sent) !== undefined)

/** The name of a status or of its exception, which adds nothing to the status. */
const statusName =
  /^(\w+: *)?(bad request|unauthori[sz]ed|forbidden|not found|conflict|(payload|content|request entity) too large|unsupported media type|unprocessable (entity|content)|too many requests)( exception)?[.!]?$/i

/**
 * Splits the server's texts in the body of a refusal into texts of `sent` fields and a general message. Understands NestJS, Express, Zod, Joi, Mongoose,
 * Laravel, Django REST, FastAPI, Spring, JSON:API, and problem details (RFC 9457).
 */
export function readRefusal(json: unknown, sent: readonly string[]) {
  const whole = isRecord(json) ? json : { errors: json }
  const body = isRecord(whole['error']) ? { ...whole, ...whole['error'] } : whole
  const said = [...toRows(body['message']), ...toRows(body['detail'])].filter(
    ({ text }) => !(typeof text === 'string' && statusName.test(text.trim())),
  )
  const about = ['errors', 'issues', 'violations', 'invalid-params', 'non_field_errors'].flatMap((name) =>
    isRecord(body[name]) ? toFieldRows(body[name], sent) : toRows(body[name]),
  )
  // Django REST has a list per field in the body itself. `message` is a field of one payload.
  const own = sent.filter((name) => name !== 'message' && Array.isArray(body[name]))

  const fields = new Map(sent.map((name) => [name, new Set<unknown>()]))
  const general: unknown[] = []
  const elsewhere: unknown[] = []
  for (const row of [...said, ...about, ...own.map((at) => ({ at, text: body[at] }))]) {
    const field = fieldOf(row, sent)
    if (field !== undefined) for (const text of [row.text].flat()) fields.get(field)?.add(text)
    else if (row.at === undefined) general.push(row.text)
    else elsewhere.push(row.text)
  }
  const repeats = (text: unknown) => [...fields.values()].some((texts) => texts.has(text))
  return {
    fields: Object.fromEntries(
      [...fields].flatMap(([name, texts]) => {
        const text = plainText([...texts])
        return text === undefined ? [] : [[name, text]]
      }),
    ),
    serverMessage: plainText(general.filter((text) => !repeats(text))) ?? plainText(elsewhere),
  }
}

/** The longest wait of the Retry-After and Retry-After-<name> headers (numbers or dates), in seconds, at most a day; undefined without a valid header. */
function retryAfter(headers: Record<string, unknown>): number | undefined {
  const waits = Object.entries(headers)
    .filter(([name, value]) => /^retry-after(-|$)/i.test(name) && typeof value === 'string' && value.trim() !== '')
    .map(([, value]) => (Number.isNaN(Number(value)) ? (Date.parse(String(value)) - Date.now()) / 1000 : Number(value)))
    .filter((seconds) => Number.isFinite(seconds) && seconds > 0)
  return waits.length === 0 ? undefined : Math.min(Math.ceil(Math.max(...waits)), 86_400)
}

/** A read sends no user input, so a refused read is our failure. */
const kindOf = (status: number, isRead: boolean): FaultKind => {
  const kind = kinds[status] ?? 'server'
  return isRead && (kind === 'invalid' || kind === 'conflict') ? 'server' : kind
}

type Request = {
  /** Whether the device was online when the call started. */
  wasOnline: boolean
  isRead: boolean
  /** The fields of the payload. */
  sent: readonly string[]
}

/** Converts any thrown value of a call to a Fault. */
export function toFault(thrown: unknown, { wasOnline, isRead, sent }: Request): Fault {
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
  const { status } = response
  return new Fault(kindOf(status, isRead), {
    status,
    // Texts of a 5xx describe the server's internals and are not shown.
    ...(status >= 400 && status < 500 ? readRefusal(parseJson(response.data), sent) : {}),
    retryAfter: retryAfter(response.headers as Record<string, unknown>),
    cause: thrown,
  })
}
