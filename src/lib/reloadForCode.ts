import { tabStorage } from './storage/safeStorage.ts'

const flag = 'reloaded-for-chunk'

/**
 * Reloads the page when a chunk that the user is waiting for cannot be loaded: a new release removes old files, and browsers never retry a
 * failed import. Automatically this happens once per build and tab (this file's URL changes with every build), and only if that can be
 * stored, so it never loops; `byHand` always reloads. Rethrows the error otherwise, and when offline.
 */
export async function reloadForCode(error: unknown, byHand: boolean): Promise<never> {
  const allowed = byHand || (tabStorage.get(flag) !== import.meta.url && tabStorage.set(flag, import.meta.url))
  if (!navigator.onLine || !allowed) throw error
  location.reload()
  return new Promise(() => {}) // stays pending, so that no error is shown before the reload
}
