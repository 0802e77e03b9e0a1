import { useCallback, useLayoutEffect, useRef } from 'react'
import { pageTurn } from './pageTurn.ts'

/**
 * Tells whether the reader is still at this part of the page. Not any more when the address has gone on and the next page is only on
 * its way: what comes now concerns nobody there.
 */
export function useHere(): () => boolean {
  const here = useRef(true)
  // Before the frame says that the next page stands (frame/RouteEffects): an answer that comes in between concerns nobody any more.
  useLayoutEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current && pageTurn.now() !== undefined, [])
}
