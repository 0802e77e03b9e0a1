import { accounts, password } from '../../backend/seed/seed.ts'
import type { Fault } from '../healthy.ts'
import type { Options } from '../visit.ts'

export const account = (role: string) => ({ email: accounts.find((one) => one.role === role)!.email, password })
export const content: Options['content'] = {
  sources: { 'src/content/testimonials.ts': 'Real ones' },
  examples: { VITE_CONTACT_PHONE: '+1 215 555 0142', VITE_SITE_URL: 'https://nihol.example' },
  legal: [{ id: 'terms', updated: '2026-01-01', reviewed: '2026-02-01' }],
  launches: [{ id: 'chess', launch: { date: '2026-12-01' } }],
  today: '2026-11-24',
}

type Change = (answer: Response) => Response | Promise<Response>

/** Plants a fault: the call (a string is the whole call), and how its response is changed. */
export const at =
  (calls: RegExp | string, change: Change, who: 'all' | 'known' | 'unknown' = 'all'): Fault =>
  (call, answer, { isKnown }) =>
    (typeof calls === 'string' ? call === calls : calls.test(call)) && (who === 'all' || isKnown === (who === 'known'))
      ? change(answer)
      : answer
export const known = (calls: RegExp | string, change: Change) => at(calls, change, 'known')
export const unknown = (calls: RegExp | string, change: Change) => at(calls, change, 'unknown')
/** Plants a fault at the log-ins whose payload contains a word. */
export const logIn =
  (word: string, change: Change): Fault =>
  (call, answer, { sent }) =>
    call === 'POST /user/login' && sent.includes(word) ? change(answer) : answer

export const status = (code: number) => (answer: Response) =>
  new Response(code === 204 ? null : '{"message":"No"}', { status: code, headers: answer.headers })
export const header = (name: string, value?: string) => (answer: Response) => {
  const headers = new Headers(answer.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}
export const body = (text: string) => (answer: Response) =>
  new Response(text, { status: answer.status, headers: answer.headers })
export const edited = (change: (text: string) => string) => async (answer: Response) =>
  body(change(await answer.text()))(answer)
type Row = Record<string, unknown>
export const json = (change: (value: Row[]) => unknown) =>
  edited((text) => JSON.stringify(change(JSON.parse(text) as Row[])))
export const where =
  (code: number, change: Change): Change =>
  (answer) =>
    answer.status === code ? change(answer) : answer
const oneMore = (fields: Row) => json((rows) => [...rows, { ...rows[0], _id: 'other', ...fields }])
export const publicClass = (fields: Row) => at('GET /class/public', oneMore(fields))
export const ownClass = (fields: Row) => at(/own-classes$/, where(200, oneMore(fields)))
