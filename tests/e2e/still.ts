import type { Page } from '@playwright/test'

/**
 * Waits until all finite animations and transitions have ended, for ten seconds at most. Endless ones (spinners, skeletons) are ignored, and
 * so are those in parts that are not rendered, which would never end.
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
