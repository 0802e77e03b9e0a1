import type { Page } from '@playwright/test'

/**
 * Waits until every animation and transition that ends has ended, for ten seconds at most. Endless ones (a spinner, a skeleton) go on, and so
 * does the carousel, whose next fade begins by its clock; what lies in a closed part of the page is not drawn and would never end.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return (
          playState === 'running' &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
          target?.checkVisibility({ contentVisibilityAuto: true }) === true
        )
      })
    const end = performance.now() + 10_000
    while (ending().length > 0 && performance.now() < end) {
      await Promise.race([
        Promise.allSettled(ending().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ])
    }
  })
