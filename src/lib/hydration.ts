let ended = Promise.resolve()
let end = () => {}

/**
 * Tracks the hydration of the prerendered page. React hydrates one Suspense boundary at a time, and each must still find the messages it was
 * prerendered with, so changing the language waits for the end.
 */
export const hydration = {
  begin: () => void (ended = new Promise((resolve) => (end = resolve))),
  end: () => end(),
  /** Resolves when hydration is complete; immediately if no page is being hydrated. */
  ended: () => ended,
}
