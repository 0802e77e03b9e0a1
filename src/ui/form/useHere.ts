import { useCallback, useLayoutEffect, useRef } from 'react'
import { pageTurn } from '@/ui/loading/pageTurn.ts'

/**
 * Returns a function that tells whether the component is still mounted and its page still the current one; false as soon as navigation to
 * another page has begun, so that late responses are ignored.
 */
export function useHere(): () => boolean {
  const here = useRef(true)
  // A layout effect, because its cleanup must run before the next page is announced (frame/RouteEffects).
  useLayoutEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current && pageTurn.now() !== undefined, [])
}
