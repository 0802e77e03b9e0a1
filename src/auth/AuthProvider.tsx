import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { getToken, onTokenChange, removeToken, setToken, type TokenChange } from '@/api/token.ts'
import type { SignedIn, User } from '@/api/users.ts'
import { claimDrafts, clearDrafts } from '@/lib/storage/drafts.ts'
import { AuthContext, type Session } from './AuthContext.ts'

/** Timeout of a session check in milliseconds; the app then treats the user as a visitor. */
const checkLimit = 6000

/** The user a token belongs to. Throws if the backend rejects it or does not respond in time. Loads the API code on demand. */
async function ownerOf(token: string): Promise<User> {
  const abort = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new DOMException(`no answer in ${checkLimit} ms`, 'TimeoutError'))
      abort.abort()
    }, checkLimit)
  })
  const asked = import('@/api/users.ts').then(({ restoreSession }) => restoreSession(token, abort.signal))
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(limit)
  }
}

const visitor: Session = { starting: false, checking: false, user: null, failure: null, ended: null }

/** Restores the session from the stored token, and follows sign-in, sign-out, and expiry, also in other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(() =>
    getToken() === null ? visitor : { ...visitor, starting: true, checking: true },
  )
  // The token of `session`; if the stored one differs, it was changed elsewhere.
  const known = useRef<string | null>(null)
  // Counts session events, so that the result of an outdated check is ignored.
  const latest = useRef(0)
  const [attempt, setAttempt] = useState(session.starting ? 1 : 0)

  // The stored token, the backend, and other tabs.
  useEffect(() => {
    /** Checks the stored token. Only a 401 removes it (in api/clients.ts); after any other failure it is kept. */
    const check = async () => {
      const turn = ++latest.current
      const token = getToken()
      known.current = token
      if (token === null) return setSession(visitor)
      let user: User | null = null
      let failure: unknown = null
      try {
        user = await ownerOf(token)
      } catch (error) {
        failure = error
        console.warn('The session could not be restored:', error instanceof Error ? error.message : error)
      }
      if (turn !== latest.current) return
      if (user !== null) claimDrafts(user.id)
      setSession({ ...visitor, user, failure })
    }

    const follow = (change: TokenChange) => {
      const token = getToken()
      if (token === known.current) return
      if (token !== null) {
        setSession((now) => ({ ...visitor, starting: now.starting, checking: true }))
        return void check()
      }
      latest.current += 1
      known.current = null
      // Drafts survive an expired session until the next login, but not a logout.
      if (change !== 'expired') clearDrafts()
      setSession({ ...visitor, ended: change === 'expired' ? 'expired' : 'signedOut' })
    }

    if (attempt > 0) void check()
    return onTokenChange(follow)
  }, [attempt])

  const signIn = useCallback(({ token, user }: SignedIn) => {
    latest.current += 1
    known.current = token
    setToken(token)
    claimDrafts(user.id)
    setSession({ ...visitor, user })
  }, [])

  const signOut = useCallback(() => {
    latest.current += 1
    known.current = null
    removeToken()
    clearDrafts()
    setSession({ ...visitor, ended: 'signedOut' })
  }, [])

  const checkAgain = useCallback(() => {
    setSession((now) => ({ ...now, checking: true }))
    setAttempt((last) => last + 1)
  }, [])

  const auth = useMemo(() => ({ ...session, signIn, signOut, checkAgain }), [session, signIn, signOut, checkAgain])
  return <AuthContext value={auth}>{children}</AuthContext>
}
