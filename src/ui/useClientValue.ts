import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows (the clock, the query of the address), read without an effect: `prerendered` stands in the first
 * render of a prerendered page, the real value right after it. `read` must give the same plain value until something changes.
 */
export const useClientValue = <T extends string | number | boolean | null>(read: () => T, prerendered: T): T => useSyncExternalStore<T>(never, read, () => prerendered)
