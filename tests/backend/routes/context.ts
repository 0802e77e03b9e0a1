import type { Context } from 'hono'
import { refuse } from './refusal.ts'
import type { Role, User } from '../tables/userTable.ts'
import type { Store } from '../tables/store.ts'

/** The context of a request. `outgoing` is present only if it arrived over a socket (not from msw). */
export type Env = { Bindings: { outgoing?: { destroy: () => void } } }

/** The signed-in user; undefined without a token or with an invalid one. */
export function userOf(c: Context<Env>, store: Store): User | undefined {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token === undefined ? undefined : store.users.byToken(token)
}

/** The signed-in user of the role; without a user 401, with another role 403. */
export function requireUser(c: Context<Env>, store: Store, role?: Role): User {
  const user = userOf(c, store) ?? refuse(401, 'Please log in')
  if (role !== undefined && user.role !== role) refuse(403, `Only a ${role} can do this`)
  return user
}

/** In bytes: the default of Express. */
const maxJsonBytes = 100 * 1024

/** The JSON body; anything else is refused with 400, and a larger one with 413. */
export async function jsonBody(c: Context<Env>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) refuse(400, 'The body must be JSON')
  const content = await c.req.text()
  if (Buffer.byteLength(content) > maxJsonBytes) refuse(413, 'request entity too large')
  try {
    return JSON.parse(content) as unknown
  } catch {
    return refuse(400, 'The body is not valid JSON')
  }
}
