import { expect, hold, logIn, test } from './journey.ts'
import { drawn } from '../states/person.ts'

test('the selected tab and its neighbor are scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 900 }) // too narrow for the fourth tab, in the fallback typeface too
  await logIn(page, 'malika@nihol.test')
  await page.goto('/lessons')
  const chess = page.getByRole('link', { name: /Chess from the very first move/ })
  await chess.first().click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Teacher')).not.toBeInViewport()
  await tab('Schedule').click()
  await expect(tab('Teacher')).toBeInViewport({ ratio: 0.99 })
  await tab('Teacher').click()
  await page.reload()
  await expect(tab('Teacher')).toBeInViewport({ ratio: 0.99 }) // positions have fractions of pixels
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a second press on the opening button does not close the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/')
  // Next to the dialog's later position.
  const opener = page.getByRole('main').getByRole('button', { name: 'Book a free trial' }).first()
  const { x, y } = (await opener.boundingBox())!
  const dialog = page.getByRole('dialog')
  for (const clickCount of [1, 2]) {
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(dialog).toBeVisible()
  }
  expect(await drawn(page)).toBe(true)
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  // Held or pressed twice, Enter presses nothing in the dialog that it opened.
  await page.getByRole('main').locator('input[type=email]').first().fill('nodira@misol.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await drawn(page)).toBe(true)
  await expect(dialog).toBeVisible()
})

test('after Back from a notice in a dialog the page scrolls and its language can be changed', async ({ page }) => {
  await page.goto('/upcoming-course/1')
  await page.getByRole('main').getByRole('button', { name: 'Notify Me' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Notify Me' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.getByRole('button', { name: /UZ/ }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  // The next notice is a new notice.
  await page.getByRole('main').getByRole('button', { name: 'Menga xabar bering' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Menga xabar bering' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible()
})

test('a link in a dialog focuses the heading of its page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Compare Options' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'See all prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Simple monthly prices/ })).toBeFocused()
})

test('Back and a reload restore the scroll position within a list of several pages', async ({ page, isMobile }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  // A pager below the first cards would move when the others follow.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const pager = document.querySelector('main nav[aria-label="Pages"]')
      if (pager && document.querySelectorAll('main section li h3').length < 24) document.body.dataset.pager = 'early'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/lessons')
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-pager=early]')).toHaveCount(0)
  const left = await scrolled()
  expect(left).toBeGreaterThan(isMobile ? 5000 : 1500)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(scrolled).toBeLessThan(1000)
  await page.goBack()
  await expect.poll(scrolled).toBe(left)
  await page.reload()
  await expect.poll(scrolled).toBe(left)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect.poll(scrolled).toBeLessThan(1000)
  await page.reload()
  await page.goBack()
  await expect.poll(scrolled).toBe(left)
})

// Phones fold the links of the footer.
test(
  'a link scrolls to the top and focuses the heading; Back restores the scroll position',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/')
    const letGo = await hold(page, /PricingPage-/)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    await expect(page.locator('html.arriving')).toHaveCount(0) // the page has its real height
    await link.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-compact=true]')).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
    await link.click()
    // A slow phone draws a frame, and tells of a new position, right after the next page was put in place.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent.startsWith('Live online')) return
        observer.disconnect()
        dispatchEvent(new Event('scroll'))
      }).observe(document.body, { childList: true, subtree: true })
    })
    letGo()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
