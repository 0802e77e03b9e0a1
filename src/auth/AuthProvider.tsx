import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { getToken, onTokenChange, removeToken, setToken, type TokenChange } from '@/api/token.ts'
import type { SignedIn } from '@/api/users.ts'
import { claimDrafts, clearDrafts } from '@/lib/storage/drafts.ts'
import { AuthContext, type Session } from './AuthContext.ts'

const visitor: Session = { starting: false, checking: false, user: null, failure: null, ended: null }

/** Checks a token. Only a 401 removes it (in api/clients.ts); after any other failure it is kept. Loads the code of the API on demand. */
const check = async (token: string | null, lists = false): Promise<Session> => ({
  ...visitor,
  ...(token === null
    ? {}
    : await import('./checkSession.ts').then(
        ({ checkSession }) => checkSession(token, lists),
        (failure: unknown) => ({ failure }),
      )),
})

/** Checks the stored token before the first render; with `lists`, the lists of the user's dashboard are then read into the cache. */
export async function firstSession(lists: boolean) {
  const token = getToken()
  const session = await check(token, lists)
  if (session.user !== null && token === getToken()) claimDrafts(session.user.id)
  return { token, session }
}

export type FirstSession = Awaited<ReturnType<typeof firstSession>>

/** The session at the first render. The token may have changed since `first`, which a 401 from any endpoint does. */
function initialSession(first: FirstSession | undefined): Session {
  const token = getToken()
  if (first !== undefined && first.token === token) return first.session
  if (token === null) return { ...visitor, ended: first === undefined ? null : 'expired' }
  return { ...visitor, starting: true, checking: true }
}

/** Restores the session from the stored token, unless `first` holds it, and follows sign-in, sign-out, and expiry, also in other tabs. */
export function AuthProvider({ first, children }: { first?: FirstSession | undefined; children: ReactNode }) {
  const [session, setSession] = useState(() => initialSession(first))
  // The token of `session`; if the stored one differs, it was changed elsewhere.
  const known = useRef<string | null>(session.starting ? null : getToken())
  // Counts session events, so that the result of an outdated check is ignored.
  const latest = useRef(0)
  const [attempt, setAttempt] = useState(session.starting ? 1 : 0)

  // The stored token, the backend, and other tabs.
  useEffect(() => {
    const checkStored = async () => {
      const turn = ++latest.current
      const token = getToken()
      known.current = token
      const checked = await check(token)
      if (turn !== latest.current) return
      if (checked.user !== null) claimDrafts(checked.user.id)
      setSession(checked)
    }

    const follow = (change: TokenChange) => {
      const token = getToken()
      if (token === known.current) return
      if (token !== null) {
        setSession((now) => ({ ...visitor, starting: now.starting, checking: true }))
        return void checkStored()
      }
      latest.current += 1
      known.current = null
      // Drafts survive an expired session until the next login, but not a logout.
      if (change !== 'expired') clearDrafts()
      setSession({ ...visitor, ended: change === 'expired' ? 'expired' : 'signedOut' })
    }

    if (attempt > 0) void checkStored()
    else follow('expired') // what changed since the first render
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
