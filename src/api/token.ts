import { deviceStorage } from '@/lib/storage/safeStorage.ts'

const key = 'access_token'
/** Why the token changed: the backend rejected it, or the user signed in or out, here or in another tab. */
export type TokenChange = 'expired' | 'changed'

const listeners = new Set<(change: TokenChange) => void>()
const notifyAll = (change: TokenChange) => listeners.forEach((listener) => listener(change))

/** Whether a value can be sent as a token: printable ASCII without spaces, since it goes into a header. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)

/**
 * The token with which a user's action began; null for a visitor. A call with a `session` is refused once another token is stored, so an action
 * of several steps never continues under another account.
 */
export type SessionToken = string | null

/** The stored token, or null. */
export function getToken(): string | null {
  const token = deviceStorage.get(key)
  return isToken(token) ? token : null
}

export function setToken(token: string) {
  deviceStorage.set(key, token)
  notifyAll('changed')
}

export function removeToken(change: TokenChange = 'changed') {
  // Storage events carry only values: an empty value tells other tabs that the session expired without a logout.
  if (change === 'expired') deviceStorage.set(key, '')
  deviceStorage.remove(key)
  notifyAll(change)
}

/** Calls back whenever the token changes, here or in another tab. Returns the unsubscribe function. */
export function onTokenChange(listener: (change: TokenChange) => void): () => void {
  if (typeof window === 'undefined') return () => {} // while prerendering
  let lastToken = getToken()
  const handleChange = (change: TokenChange) => {
    lastToken = getToken()
    listener(change)
  }
  const handleStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) handleChange(event.newValue === '' ? 'expired' : 'changed')
  }
  // A page restored from the back/forward cache has missed the storage events of other tabs.
  const handlePageShow = () => {
    if (getToken() !== lastToken) handleChange('changed')
  }
  listeners.add(handleChange)
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    listeners.delete(handleChange)
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}
