import { createStore } from './createStore.ts'

const isNew = createStore(false)
/** After a dismissal, only another hour in the background offers it again, not a pending comparison or another missing file. */
let dismissed = false
let hiddenAt = 0
const hour = 3_600_000

/** Compares this page's entry script with /version.json: after a missing file, and after an hour in the background. */
export async function compareRelease() {
  try {
    const { release } = (await (await fetch('/version.json', { cache: 'no-store' })).json()) as { release: string }
    if (release && !dismissed) isNew.set(!document.querySelector(`script[src*="/index-${release}."]`))
  } catch {
    // Offline, or a host without the file: the release is unknown.
  }
}

const onVisibility = () => {
  if (document.hidden) hiddenAt = Date.now()
  else if (Date.now() - hiddenAt > hour) {
    dismissed = false
    void compareRelease()
  }
}

/** Whether the site has a newer release than this page; a store for useSyncExternalStore. */
export const newRelease = {
  subscribe: (listener: () => void) => {
    const stop = isNew.subscribe(listener)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  },
  snapshot: isNew.get,
  dismiss: () => {
    dismissed = true
    isNew.set(false)
  },
}
