import { startTransition, useEffect, useState } from 'react'

/** False while what is seen at once is drawn for the first time, true right after that; from the start with `atOnce`. */
export function useAfterPaint(atOnce: boolean): boolean {
  const [painted, setPainted] = useState(atOnce)
  // Outside React: the frames of the browser.
  useEffect(() => {
    if (painted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [painted])
  return painted
}
