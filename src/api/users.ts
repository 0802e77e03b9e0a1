import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { plainText } from '@/lib/text/plainText.ts'
import { call } from './call.ts'
import { toId } from './ids.ts'
import { toRole, type Role } from './roles.ts'
import { isToken } from './token.ts'

export type User = { id: string; role: Role }
export type SignedIn = { token: string; user: User }

function toUser(raw: unknown): User {
  if (isRecord(raw)) {
    const id = toId(raw)
    const role = toRole(raw['role'])
    if (id !== null && role !== undefined) return { id, role }
  }
  throw new Fault('badAnswer')
}

/** GET /user/login/access with the given token: the token's user. Throws a Fault. */
export const restoreSession = (token: string, signal?: AbortSignal): Promise<User> =>
  call('restoreSession', { token, ...(signal ? { signal } : {}) }, (body) =>
    toUser(isRecord(body) ? body['user'] : undefined),
  )

/** POST /user/login. Throws a Fault, also for a response without a valid access_token or user. */
export const logIn = ({ email, password }: { email: string; password: string }): Promise<SignedIn> =>
  call('logIn', { data: { email, password, password_confirmation: password } }, (body) => {
    if (!isRecord(body) || !isToken(body['access_token'])) throw new Fault('badAnswer')
    return { token: body['access_token'], user: toUser(body['user']) }
  })

type Registration = { email: string; password: string; role: 'student' | 'teacher' }

/** POST /user/register; any 2xx means success. Returns the server's message, undefined if there is none. Throws a Fault. */
export const register = ({ email, password, role }: Registration): Promise<string | undefined> =>
  call('register', { data: { email, password, role, status: 'active' } }, (body) =>
    isRecord(body) ? plainText(body['message']) : undefined,
  )

/** POST /user/forgot-password; only status 200 means success. Throws a Fault. */
export const sendResetLink = (email: string) => call('forgotPassword', { data: { email } })
