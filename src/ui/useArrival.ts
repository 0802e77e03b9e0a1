import { useEffect, useRef, useState } from 'react'

/** `here`: was in view from the start; `away`: is out of view and was never in it; `arrived`: came into view later. */
export type Arrival = 'unknown' | 'here' | 'away' | 'arrived'

/** Whether an element has come into view, once and for good. `margin` widens the view, in CSS lengths ("600px"). */
export function useArrival<E extends HTMLElement = HTMLDivElement>(margin = '0px') {
  const ref = useRef<E>(null)
  const [arrival, setArrival] = useState<Arrival>('unknown')

  // Outside React: where the window stands on the page.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inView = entry?.isIntersecting === true
        if (inView) observer.disconnect()
        setArrival((now) => (inView ? (now === 'away' ? 'arrived' : 'here') : 'away'))
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])

  return [ref, arrival] as const
}
