/** Calls `work` when the browser is idle, after at most a second, or after 50 ms in a browser without idle callbacks. */
export const whenIdle = (work: () => void): void =>
  // Without the limit, Chromium sometimes never runs the idle callbacks of a still page.
  void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50))
