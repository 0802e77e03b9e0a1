import { tabStorage } from './safeStorage.ts'

const flag = 'reloaded-for-chunk'
let loading = 0
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** Whether a piece of code is on its way; for the progress line (subscribe/snapshot of useSyncExternalStore). */
export const chunkLoading = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => loading > 0,
}

/** Runs a dynamic import. A chunk that is gone after a new release reloads the page, once; a second failure is thrown. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  loading += 1
  changed()
  try {
    const loaded = await load()
    tabStorage.remove(flag)
    return loaded
  } catch (error) {
    if (navigator.onLine && tabStorage.get(flag) === null) {
      tabStorage.set(flag, '1')
      location.reload()
    }
    throw error
  } finally {
    loading -= 1
    changed()
  }
}
