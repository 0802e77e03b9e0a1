let ended = Promise.resolve()
let end = () => {}
let waiting = false

/**
 * Tracks the hydration of the prerendered page. React hydrates one Suspense boundary at a time, and each must still find the messages it was
 * prerendered with, so changing the language waits for the end.
 */
export const hydration = {
  /** `code` resolves when the code of the page has arrived or failed to load; without it, the code has loaded. */
  begin: (code?: Promise<unknown>) => {
    ended = new Promise((resolve) => (end = resolve))
    waiting = code !== undefined
    void code?.then(() => (waiting = false))
  },
  end: () => end(),
  /** Resolves when hydration is complete; immediately if no page is being hydrated. */
  ended: () => ended,
  /** Whether the code of the page is still missing: React would replace the page with the loading screen if its location changed. */
  isWaiting: () => waiting,
}
