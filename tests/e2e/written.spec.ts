import { addresses } from '../house/addresses.ts'
import { expect, test } from './journey.ts'

/** Public pages are written at build time (src/build/prerenderPages.ts) and taken over by the app without a change. */
const written = addresses.filter(({ as }) => as === undefined)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { address } of written) {
    for (const entry of ['', '/uz']) {
      const url = `${entry}${address === '/' && entry ? '' : address}`
      test(`${url} shows its title, heading and text`, async ({ page }) => {
        const response = await page.goto(url)
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', entry ? 'uz' : 'en')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/Nihol/)
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
      })
    }
  }
})

for (const { address } of written) {
  test(`${address} is taken over as it was written`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('#root h1')
        if (heading) {
          ;(window as { first?: Element }).first = heading
          observer.disconnect()
        }
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await expect.poll(() => page.evaluate(() => Object.keys(document.querySelector('#root h1')!).some((key) => key.startsWith('__react')))).toBe(true)
    expect(await page.evaluate(() => (window as { first?: Element }).first === document.querySelector('#root h1'))).toBe(true)
    await expect(page.locator('title')).toHaveCount(1)
  })
}

test('an Uzbek entry stores the choice and becomes the plain address', async ({ page }) => {
  await page.goto('/uz/pricing')
  await expect(page).toHaveURL(/:\d+\/pricing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('uz')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await expect(page.locator('title')).toHaveCount(1)
})

test('a reader of Uzbek never sees the English page first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'uz')
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.querySelector('#root')
      const heading = document.querySelector('#root h1')
      if (root && heading && getComputedStyle(root).visibility !== 'hidden') seen.push(heading.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/pricing')
  await expect(page.locator('html')).not.toHaveClass(/covered/)
  const shown = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
  expect(shown).toEqual([await page.getByRole('heading', { level: 1 }).textContent()])
})

test.describe('unknown addresses', () => {
  test.use({ allowed: [/404/] })
  for (const address of ['/nowhere', '/uz/nowhere', '/courses/nothing', '/upcoming-course/__proto__']) {
    test(`${address} answers 404 with a page of ours`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
