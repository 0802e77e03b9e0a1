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

/** Runs a dynamic import, and lets the progress line know. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  loading += 1
  changed()
  try {
    return await load()
  } finally {
    loading -= 1
    changed()
  }
}
