import type { Page } from '@playwright/test'
import { inspect } from './inspector.ts'

/** Waits until all finite animations and transitions have ended, for ten seconds at most. */
export const still = (page: Page) =>
  inspect(page, async () => {
    const { moving } = window.inspector
    const end = performance.now() + 10_000
    while (moving().length > 0 && performance.now() < end) {
      await Promise.race([
        Promise.allSettled(moving().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ])
    }
  })
