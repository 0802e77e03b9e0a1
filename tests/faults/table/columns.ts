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

const says = (status: number, more: object = {}) => ({ status, body: { message: serverMessage, ...more } })

/** Every kind of fault. A new kind is a row here. */
export const columns: readonly Column[] = [
  {
    name: 'offline',
    manner: 'fails',
    plays: { dropConnection: true },
    offline: true,
    detail: 'messages:fault.offline',
  },
  { name: 'no answer', manner: 'fails', plays: { dropConnection: true }, lost: true, detail: 'messages:fault.network' },
  {
    name: 'timeout',
    manner: 'fails',
    plays: { hang: true },
    timeout: true,
    lost: true,
    detail: 'messages:fault.timeout',
  },
  { name: '400 with message', manner: 'fails', plays: says(400) },
  { name: '401', manner: 'fails', plays: says(401) },
  { name: '403', manner: 'fails', plays: says(403), detail: 'messages:fault.forbidden' },
  { name: '404', manner: 'fails', plays: says(404) },
  { name: '409', manner: 'fails', plays: says(409) },
  { name: '422 with field errors', manner: 'fails', plays: says(422) },
  {
    name: '429 with Retry-After',
    manner: 'fails',
    plays: { ...says(429), headers: { 'retry-after': '30' } },
    waits: 30,
    detail: 'messages:fault.rateLimited_other',
  },
  { name: '500', manner: 'fails', plays: { status: 500, body: '' }, detail: 'messages:fault.server' },
  { name: '500 with a message', manner: 'fails', plays: says(500), detail: 'messages:fault.server' },
  {
    name: '502 with an HTML body',
    manner: 'fails',
    plays: { status: 502, body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' },
    lost: true,
    detail: 'messages:fault.server',
  },
  {
    name: 'malformed JSON',
    manner: 'fails',
    plays: { body: '{"message": "So says' },
    body: 'unreadable',
    detail: 'messages:fault.server',
  },
  { name: 'empty body', manner: 'fails', plays: { body: '' }, body: 'unreadable', detail: 'messages:fault.server' },
  { name: 'null', manner: 'fails', plays: { body: null }, body: 'wrong', detail: 'messages:fault.server' },
  { name: 'an empty object', manner: 'fails', plays: { body: {} }, body: 'wrong', detail: 'messages:fault.server' },
  { name: 'a text', manner: 'fails', plays: { body: '"a text"' }, body: 'wrong', detail: 'messages:fault.server' },
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
/** The kinds of fault that the gate injects, in turn, into the remaining rows. */
const ofRow = [
  ['no answer', '500'],
  ['401', '500'],
]
const languages: readonly Language[] = ['en', 'uz']
const shapes = new Set<string>()
let rows = 0

/** The faults for the next row, each in one language; the matrix injects all that the gate leaves out. */
export function columnsFor(shape: string) {
  const kinds = shapes.has(shape) ? ofRow[rows % ofRow.length]! : ofShape
  shapes.add(shape)
  rows += 1
  const inTurn = columns.map((column, index) => ({ ...column, language: languages[(index + rows) % 2]! }))
  return ofPart(inTurn, ({ name }) => kinds.includes(name))
}
