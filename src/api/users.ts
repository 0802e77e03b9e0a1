import { useMutation } from '@tanstack/react-query'
import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { plainText } from '@/lib/plainText.ts'
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

/** Reads `user` of GET /user/login/access with the given token. Throws a Fault. */
export async function restoreSession(token: string, signal?: AbortSignal): Promise<User> {
  const body = await call('restoreSession', { token, ...(signal ? { signal } : {}) })
  return toUser(isRecord(body) ? body['user'] : undefined)
}

/** POST /user/login; reads access_token and user. An answer without a token is an error. */
export const useLogIn = () =>
  useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }): Promise<SignedIn> => {
      const body = await call('logIn', { data: { email, password, password_confirmation: password } })
      if (!isRecord(body) || !isToken(body['access_token'])) throw new Fault('badAnswer')
      return { token: body['access_token'], user: toUser(body['user']) }
    },
  })

/** POST /user/register; any 2xx means that the account exists. Reads the server's message, undefined when there is none to read. */
export const useRegister = () =>
  useMutation({
    mutationFn: async ({ email, password, role }: { email: string; password: string; role: 'student' | 'teacher' }): Promise<string | undefined> => {
      const body = await call('register', { data: { email, password, role, status: 'active' } })
      return isRecord(body) ? plainText(body['message']) : undefined
    },
  })

/** POST /user/forgot-password; only status 200 is success. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => call('forgotPassword', { data: { email } }) })
