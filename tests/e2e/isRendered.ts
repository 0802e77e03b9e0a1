import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Whether the browser still renders frames of the page. An observer's first call needs one, and a test's fake clock does not drive it. */
export const isRendered = (page: Page): Promise<boolean> =>
  Promise.race([
    page
      .evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new IntersectionObserver(() => resolve(true)).observe(document.documentElement)
          }),
      )
      .catch(() => true), // closed, or between two pages
    after(3000, false),
  ])
