import { createContext, useContext } from 'react'
import type { SignedIn, User } from '@/api/users.ts'

export type Session = {
  /** True during the first check of the stored token; the loading screen is shown. */
  starting: boolean
  /** True while a token is checked, at start or after a sign-in in another tab. */
  checking: boolean
  user: User | null
  /** Why the last check failed, other than a 401; the token is kept. */
  failure: unknown
  /** Why the session ended: rejected by the backend, or signed out, here or in another tab. */
  ended: 'expired' | 'signedOut' | null
}

export type Auth = Session & {
  /** Stores the token and user of a login. */
  signIn: (session: SignedIn) => void
  /** Removes the token, the cached data, and the drafts. */
  signOut: () => void
  /** Repeats a failed check. */
  checkAgain: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** The current session. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('no AuthProvider')
  return auth
}

/** The signed-in user. Throws outside RequireUser. */
export function useUser(): User {
  const { user } = useAuth()
  if (user === null) throw new Error('no RequireUser')
  return user
}
