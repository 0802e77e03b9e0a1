import { isFull } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'

const addresses = ['/', '/uz/courses/chess', ...(isFull ? ['/uz', '/courses/chess'] : [])]

for (const address of addresses) {
  test(`${address} reveals the eight advantages in 1200 ms each, 100 ms after one another`, async ({ page }) => {
    // On a busy machine the animations would have ended before they are read.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Shift') // content below the first screen waits for the first interaction
    const cards = page.locator('[data-arrival] > ul > li')
    await expect(page.locator('[data-arrival=away] > ul > li')).toHaveCount(8)
    await cards.first().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-arrival=arrived] > ul > li')).toHaveCount(8)
    const timings = await cards.evaluateAll((all) =>
      all.map((card) => {
        const animation = card.getAnimations()[0]!
        const { delay, duration, iterations } = animation.effect!.getComputedTiming()
        animation.currentTime = Number(delay) + 20 // text is at full contrast from the first frame that shows any
        return { delay, duration, iterations, opacity: getComputedStyle(card).opacity }
      }),
    )
    expect(timings).toEqual(
      [0, 100, 200, 300, 400, 500, 600, 700].map((delay) => ({ delay, duration: 1200, iterations: 1, opacity: '1' })),
    )
  })
}
