import { useCallback, useRef, useState } from 'react'

/** The elements in view, by their `data-key`; use `watch` as the ref of each element. */
export function useInView() {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set())
  const observer = useRef<IntersectionObserver>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const mark = (key: string, isIn: boolean) =>
      setInView((now) => {
        if (now.has(key) === isIn) return now
        const next = new Set(now)
        if (isIn) next.add(key)
        else next.delete(key)
        return next
      })
    observer.current ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) mark((target as HTMLElement).dataset['key']!, isIntersecting)
    })
    observer.current.observe(element)
    return () => {
      observer.current?.unobserve(element)
      mark(element.dataset['key']!, false)
    }
  }, [])
  return { inView, watch }
}
