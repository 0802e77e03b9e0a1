import { expect, test } from './journey.ts'

for (const address of ['/', '/courses/chess', '/uz', '/uz/courses/chess']) {
  test(`the eight advantages of ${address} are revealed over 1200 ms, each 100 ms after the one before`, async ({ page }) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Shift') // what is below the first screen waits for somebody to use the page
    const cards = page.locator('[data-arrival] > ul > li')
    await expect(page.locator('[data-arrival=away] > ul > li')).toHaveCount(8)
    await cards.first().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-arrival=arrived] > ul > li')).toHaveCount(8)
    const timings = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { delay, duration, iterations } = card.getAnimations()[0]!.effect!.getComputedTiming()
        return { delay, duration, iterations }
      }),
    )
    expect(timings).toEqual([0, 100, 200, 300, 400, 500, 600, 700].map((delay) => ({ delay, duration: 1200, iterations: 1 })))
  })
}
