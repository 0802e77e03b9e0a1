import { useEffect, useRef } from 'react'

/** Scrolls to the element of the ref when it is the one that has just been published, once. */
export function useScrollTo<One extends HTMLElement>(isNew: boolean) {
  const place = useRef<One>(null)
  // Outside React: the scroll position; a new page has started at its top.
  useEffect(() => {
    if (!isNew) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  }, [isNew])
  return place
}
