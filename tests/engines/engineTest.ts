import { randomUUID } from 'node:crypto'
import type { Visitor } from './visitor.ts'
import type { WatchedSite } from './watchedSite.ts'
import type { Language } from '../words.ts'

/** A test for every engine. It also fails on any error in the page while it runs (watchedSite.ts). */
export type EngineTest = {
  name: string
  language: Language
  /** Of the window: 1280 px, or as narrow as the engine can. */
  width?: 'narrowest'
  /** Runs before any script of a page. */
  before?: () => void
  /** The content of every stored picture. */
  picture?: Uint8Array
  steps: (visitor: Visitor) => Promise<void>
}

export type Recorded = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>> | null
}

/** The requests that the stand-in received. */
export const recorded = async ({ origin }: WatchedSite): Promise<Recorded[]> =>
  (await (await fetch(`${origin}/__stand-in/requests?since=0`)).json()) as Recorded[]

export const password = 'nihol-demo-1'

/** A new account, so that no test finds the data of another. */
export async function newAccount({ origin }: WatchedSite, role: 'student' | 'teacher'): Promise<string> {
  const email = `${role}-${randomUUID()}@nihol.test`
  const answer = await fetch(`${origin}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role, status: 'active' }),
  })
  if (!answer.ok) throw new Error(`no account: ${answer.status}`)
  return email
}
