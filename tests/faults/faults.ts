import type { Fault } from '../backend/faults.ts'
import type { Key } from './words.ts'

/** What the server says in words of its own, in whatever language it has. */
export const serverWords = 'So says the server'
export const fieldWords = 'The server dislikes this field'

/** How a cell is walked: it fails, or the answer is slow, asked for twice, or nobody waits for it any more. */
export type Manner = 'fails' | 'slow' | 'twice' | 'left'

export type Column = {
  name: string
  manner: Manner
  /** What the stand-in plays, on every matching request until it is lifted. Without a status a success keeps that of the place. */
  plays?: Omit<Fault, 'path' | 'method'>
  /** The device has no connection meanwhile. */
  offline?: true
  /** The calls' own limit runs out, sixty times as fast. */
  timeout?: true
  /** The status is that of a success; only the body is wrong. */
  body?: 'unreadable' | 'wrong'
  /** What can be done, said after the words of the place. */
  detail?: Key
  /** The answer was lost: what was sent may have gone through. */
  lost?: true
  /** Nothing may be sent for so many seconds. */
  waits?: number
}

const says = (status: number, more: object = {}) => ({ status, body: { message: serverWords, ...more } })

/** Every fault of QUALITY.md § Faults. A new one is one row here. */
export const columns: readonly Column[] = [
  { name: 'offline', manner: 'fails', plays: { dropConnection: true }, offline: true, detail: 'messages:fault.offline' },
  { name: 'no answer', manner: 'fails', plays: { dropConnection: true }, lost: true, detail: 'messages:fault.network' },
  { name: 'timeout', manner: 'fails', plays: { hang: true }, timeout: true, lost: true, detail: 'messages:fault.timeout' },
  { name: '400 with message', manner: 'fails', plays: says(400) },
  { name: '401', manner: 'fails', plays: says(401) },
  { name: '403', manner: 'fails', plays: says(403), detail: 'messages:fault.forbidden' },
  { name: '404', manner: 'fails', plays: says(404) },
  { name: '409', manner: 'fails', plays: says(409) },
  { name: '422 with field errors', manner: 'fails', plays: says(422) },
  { name: '429 with Retry-After', manner: 'fails', plays: { ...says(429), headers: { 'retry-after': '30' } }, waits: 30, detail: 'messages:fault.rateLimited_other' },
  { name: '500', manner: 'fails', plays: { status: 500, body: '' }, detail: 'messages:fault.server' },
  { name: '500 with a message', manner: 'fails', plays: says(500), detail: 'messages:fault.server' },
  { name: '502 with an HTML body', manner: 'fails', plays: { status: 502, body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' }, lost: true, detail: 'messages:fault.server' },
  { name: 'malformed JSON', manner: 'fails', plays: { body: '{"message": "So says' }, body: 'unreadable', detail: 'messages:fault.server' },
  { name: 'empty body', manner: 'fails', plays: { body: '' }, body: 'unreadable', detail: 'messages:fault.server' },
  { name: 'null', manner: 'fails', plays: { body: null }, body: 'wrong', detail: 'messages:fault.server' },
  { name: 'an empty object', manner: 'fails', plays: { body: {} }, body: 'wrong', detail: 'messages:fault.server' },
  { name: 'a text', manner: 'fails', plays: { body: '"a text"' }, body: 'wrong', detail: 'messages:fault.server' },
  { name: 'slow', manner: 'slow' },
  { name: 'twice or out of order', manner: 'twice' },
  { name: 'left by navigation', manner: 'left' },
]

export const statusOf = ({ plays, body }: Column) => (body === undefined ? plays?.status : 200)
