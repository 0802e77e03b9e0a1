import { useClientValue } from './useClientValue.ts'

/**
 * Whether the app has taken over the page. Until then a prerendered form can be read but not filled: what was typed would be lost, and
 * a submit would send it to the address bar.
 */
export const useReady = (): boolean => useClientValue<boolean>(() => true, false)
