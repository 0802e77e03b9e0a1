import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows (clock, query string), without an effect: `prerendered` while prerendering and hydrating, then what
 * `read` returns. `read` must return an equal primitive until the value changes.
 */
export const useClientValue = <T extends string | number | boolean | null>(read: () => T, prerendered: T): T =>
  useSyncExternalStore<T>(never, read, () => prerendered)

/** Whether the page is hydrated. Until then, prerendered forms are disabled: input would be lost, and a submission would put it into the URL. */
export const useReady = (): boolean => useClientValue<boolean>(() => true, false)

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device has a connection. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
