import { createContext, useContext } from 'react'
import type { SignedIn, User } from '@/api/users.ts'

export type Session = {
  /** True until the stored token was checked for the first time; the loading screen shows as long. */
  starting: boolean
  /** True while a token is being checked, at start or after a sign-in in another tab. */
  checking: boolean
  user: User | null
  /** Why the stored token could not be checked; it is kept. Stands until a check has an outcome. */
  failure: unknown
  /** Why there is no user any more: the backend ended the session, or the person signed out (here or in another tab). */
  ended: 'expired' | 'signedOut' | null
}

export type Auth = Session & {
  /** Stores the token and the user of a log-in. */
  signIn: (session: SignedIn) => void
  /** Removes the token and everything that was read or drafted with it. */
  signOut: () => void
  /** Asks once more whose token it is, after a failure. */
  checkAgain: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** The session of the person at the screen. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('no AuthProvider')
  return auth
}

/** The signed-in user, for components that only stand behind RequireUser. */
export function useUser(): User {
  const { user } = useAuth()
  if (user === null) throw new Error('no RequireUser')
  return user
}
