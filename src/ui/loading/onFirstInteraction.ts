const events = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click'] as const

/** Calls back once, at the first user interaction. Returns the cleanup. */
export function onFirstInteraction(callback: () => void): () => void {
  const listening = new AbortController()
  const interacted = () => {
    listening.abort()
    callback()
  }
  for (const event of events)
    addEventListener(event, interacted, { capture: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}
