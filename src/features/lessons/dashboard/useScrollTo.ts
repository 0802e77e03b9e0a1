import { useEffect, useRef } from 'react'

/** Scrolls to the element of the ref once if it was just published. */
export function useScrollTo<One extends HTMLElement>(isNew: boolean) {
  const place = useRef<One>(null)
  // Syncs the scroll position. Navigation has already scrolled to the top.
  useEffect(() => {
    if (!isNew) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  }, [isNew])
  return place
}
