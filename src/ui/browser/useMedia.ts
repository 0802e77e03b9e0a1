import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query applies; `prerendered` while prerendering and hydrating. */
export function useMedia(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  )
}

/** Whether the user prefers reduced motion; true while prerendering and hydrating. */
export const useCalmMotion = () => useMedia('(prefers-reduced-motion: reduce)', true)
