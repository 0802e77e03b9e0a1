import type { Fault } from '../../backend/faults.ts'
import { ofPart } from '../../full.ts'
import type { Language } from '../../messages.ts'
import type { Key } from '../cell.ts'

/** The messages in the injected responses. */
export const serverMessage = 'So says the server'
export const fieldMessage = 'The server dislikes this field'

/** How a cell is tested: the call fails, is slow, is requested twice, or the page is left before the response. */
type Manner = 'fails' | 'slow' | 'twice' | 'left'

export type Column = {
  name: string
  manner: Manner
  /** The stand-in's response until the fault is lifted. The default status is the place's success status. */
  plays?: Omit<Fault, 'path' | 'method'>
  /** The device is offline. */
  offline?: true
  /** The call times out, sixty times as fast. */
  timeout?: true
  /** A success whose body is unreadable or of the wrong shape. */
  body?: 'unreadable' | 'wrong'
  /** The advice after the text of the place. */
  detail?: Key
  /** The response was lost: a write may have succeeded. */
  lost?: true
  /** The number of seconds in which nothing may be sent. */
  waits?: number
}

const says = (status: number) => ({ status, body: { message: serverMessage } })
const fails = (name: string, plays: Omit<Fault, 'path' | 'method'>, more: Partial<Column> = {}): Column => ({
  name,
  manner: 'fails',
  plays,
  ...more,
})
const detail = 'messages:fault.server'

/** Every kind of fault. A new kind is a row here. */
export const columns: readonly Column[] = [
  fails('offline', { dropConnection: true }, { offline: true, detail: 'messages:fault.offline' }),
  fails('no answer', { dropConnection: true }, { lost: true, detail: 'messages:fault.network' }),
  fails('timeout', { hang: true }, { timeout: true, lost: true, detail: 'messages:fault.timeout' }),
  fails('400 with message', says(400)),
  fails('401', says(401)),
  fails('403', says(403), { detail: 'messages:fault.forbidden' }),
  fails('404', says(404)),
  fails('409', says(409)),
  fails('422 with field errors', says(422)),
  fails(
    '429 with Retry-After',
    { ...says(429), headers: { 'retry-after': '30' } },
    { waits: 30, detail: 'messages:fault.rateLimited_other' },
  ),
  fails('500', { status: 500, body: '' }, { detail }),
  fails('500 with a message', says(500), { detail }),
  fails(
    '502 with an HTML body',
    { status: 502, body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' },
    { lost: true, detail },
  ),
  fails('malformed JSON', { body: '{"message": "So says' }, { body: 'unreadable', detail }),
  fails('empty body', { body: '' }, { body: 'unreadable', detail }),
  fails('null', { body: null }, { body: 'wrong', detail }),
  fails('an empty object', { body: {} }, { body: 'wrong', detail }),
  fails('a text', { body: '"a text"' }, { body: 'wrong', detail }),
  { name: 'slow', manner: 'slow' },
  { name: 'twice or out of order', manner: 'twice' },
  { name: 'left by navigation', manner: 'left' },
]

export const statusOf = ({ plays, body }: Column) => (body === undefined ? plays?.status : 200)

/** Whether a single class or group does not exist after this response: a backend that checks ids may answer an unknown id with 400 or 422. */
export const meansAbsent = ({ name }: Column) => ['400 with message', '404', '422 with field errors'].includes(name)

/** The kinds of fault that the gate injects into the first row of each shape. */
const ofShape = [
  'no answer',
  '401',
  '422 with field errors',
  '429 with Retry-After',
  '500',
  'malformed JSON',
  'twice or out of order',
  'left by navigation',
]
/** The kind of fault that the gate injects, in turn, into the other rows. */
const ofRow = ['500', 'no answer', '401']
const languages: readonly Language[] = ['en', 'uz']
const shapes = new Set<string>()
let rows = 0

/** The faults for the next row, each in one language; the matrix injects all that the gate leaves out. */
export function columnsFor(shape: string) {
  const kinds = shapes.has(shape) ? [ofRow[rows % ofRow.length]] : ofShape
  shapes.add(shape)
  rows += 1
  const inTurn = columns.map((column, index) => ({ ...column, language: languages[(index + rows) % 2]! }))
  return ofPart(inTurn, ({ name }) => kinds.includes(name))
}
