import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows (clock, query string), without an effect: `prerendered` while prerendering and hydrating, then what
 * `read` returns. `read` must return an equal primitive until the value changes.
 */
export const useClientValue = <T extends string | number | boolean | null>(read: () => T, prerendered: T): T =>
  useSyncExternalStore<T>(never, read, () => prerendered)
