import { createStore } from '@/lib/createStore.ts'

/** Tells listeners that something kept on this device has changed: by `tell` in this tab, by the browser when another tab changed it. */
export function deviceChanges() {
  const changes = createStore(undefined)
  return {
    tell: () => changes.set(undefined),
    subscribe: (listener: () => void) => {
      const stop = changes.subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        stop()
        window.removeEventListener('storage', listener)
      }
    },
  }
}
