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

/**
 * Runs a dynamic import, and lets the progress line know. Firefox and Safari stop what a page still loads at the moment when somebody leaves
 * it, which is no failure: told at once it would make the page load anew (reloadForCode.ts) and so keep its reader from leaving. Who is still
 * here after ten seconds learns of it.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let isLeft = false
  const leave = () => (isLeft = true)
  loading += 1
  changed()
  globalThis.window?.addEventListener('beforeunload', leave) // none while pages are written at build time
  try {
    return await load()
  } catch (error) {
    if (isLeft) await new Promise((resolve) => setTimeout(resolve, 10_000))
    throw error
  } finally {
    globalThis.window?.removeEventListener('beforeunload', leave)
    loading -= 1
    changed()
  }
}
