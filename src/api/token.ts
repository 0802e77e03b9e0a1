import { deviceStorage } from '@/lib/safeStorage.ts'

const key = 'access_token'
/** Why the token changed: the backend refused it, or somebody signed in or out (here or in another tab). */
export type TokenChange = 'expired' | 'changed'

const listeners = new Set<(change: TokenChange) => void>()
const tell = (change: TokenChange) => listeners.forEach((listener) => listener(change))

/** Whether a value can be a token: a text without spaces or control characters, since it travels in a header. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)

/** The stored token, or null. */
export function getToken(): string | null {
  const token = deviceStorage.get(key)
  return isToken(token) ? token : null
}

export function setToken(token: string) {
  deviceStorage.set(key, token)
  tell('changed')
}

export function removeToken(change: TokenChange = 'changed') {
  // Other tabs hear of values only: an empty one, on the way, tells them that nobody signed out.
  if (change === 'expired') deviceStorage.set(key, '')
  deviceStorage.remove(key)
  tell(change)
}

/** Calls back whenever the token changes, here or in another tab. Returns the way to stop. */
export function onTokenChange(listener: (change: TokenChange) => void): () => void {
  if (typeof window === 'undefined') return () => {} // while pages are written at build time
  let known = getToken()
  const hear = (change: TokenChange) => {
    known = getToken()
    listener(change)
  }
  const follow = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) hear(event.newValue === '' ? 'expired' : 'changed')
  }
  // A page that comes back from the browser's cache has missed what other tabs did meanwhile.
  const catchUp = () => {
    if (getToken() !== known) hear('changed')
  }
  listeners.add(hear)
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', catchUp)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', catchUp)
  }
}
