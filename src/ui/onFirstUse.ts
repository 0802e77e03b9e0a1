/** A press, a key, a touch, scrolling, a moved focus. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click'] as const

/** Calls back once, when somebody begins to use the page. Returns the way to stop. */
export function onFirstUse(work: () => void): () => void {
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    work()
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: begun.signal })
  return () => begun.abort()
}
