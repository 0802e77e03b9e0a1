import { useEffect, useRef, useState } from 'react'

/** `here`: in view initially; `away`: not in view yet; `arrived`: came into view later. */
type Arrival = 'unknown' | 'here' | 'away' | 'arrived'

/** Whether an element has been scrolled into view. Stops observing once it has. `margin` extends the viewport, as a CSS length ("600px"). */
export function useArrival<E extends HTMLElement = HTMLDivElement>(margin = '0px') {
  const ref = useRef<E>(null)
  const [arrival, setArrival] = useState<Arrival>('unknown')

  // The scroll position.
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
