import { readDashboard } from '@/api/readDashboard.ts'
import { restoreSession } from '@/api/users.ts'
import type { Session } from './AuthContext.ts'

/** Timeout of a session check in milliseconds; the app then treats the user as a visitor. */
const checkLimit = 6000

/**
 * Reads the user of a token, and with `lists` then the lists of the dashboard, without waiting for them. Never rejects: `failure` says why the
 * backend could not be asked, or that it refused the token.
 */
export async function checkSession(token: string, lists: boolean): Promise<Partial<Session>> {
  const abort = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new DOMException(`no answer in ${checkLimit} ms`, 'TimeoutError'))
      abort.abort()
    }, checkLimit)
  })
  try {
    const user = await Promise.race([restoreSession(token, abort.signal), tooLate])
    if (lists) void readDashboard(user.role)
    return { user }
  } catch (failure) {
    console.warn('The session could not be restored:', failure instanceof Error ? failure.message : failure)
    return { failure }
  } finally {
    clearTimeout(limit)
  }
}
