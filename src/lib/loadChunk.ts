import { tabStorage } from '@/lib/storage/safeStorage.ts'
import { createStore } from './createStore.ts'
import { compareRelease } from './newRelease.ts'

/** The number of chunks that are loading. */
const loading = createStore(0)

/** Whether any chunk is loading; a store for useSyncExternalStore, read by the progress line. */
export const chunkLoading = { subscribe: loading.subscribe, snapshot: () => loading.get() > 0 }

/**
 * Runs a dynamic import and reports it to the progress line. Rejects when the import does. Firefox and Safari abort pending imports as soon
 * as the user navigates away; an immediate rejection would reload the page (reloadForCode) and cancel that navigation, so after
 * `beforeunload` it is delayed by ten seconds.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let unloading = false
  const markUnloading = () => (unloading = true)
  loading.set(loading.get() + 1)
  globalThis.window?.addEventListener('beforeunload', markUnloading) // no window while prerendering
  try {
    return await load()
  } catch (error) {
    if (unloading) await new Promise((resolve) => setTimeout(resolve, 10_000))
    void compareRelease()
    window.report?.('file', { error })
    throw error
  } finally {
    globalThis.window?.removeEventListener('beforeunload', markUnloading)
    loading.set(loading.get() - 1)
  }
}

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
