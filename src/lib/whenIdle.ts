/**
 * Calls `work` when the browser is idle, after at most a second: Chromium sometimes forgets the idle callbacks of a page in which nothing
 * moves, and a busy phone has no idle time. A browser without idle callbacks waits 50 ms.
 */
export const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50))
