import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { languagesOf } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { expect, logIn, test } from '../journeys/journey.ts'

const en = messagesOf('en')

// A teacher's description is collapsed after twelve lines, which only a browser can count.
const id = listingId('class', 'chess-first-moves')
const box = (page: Page) => page.getByRole('tabpanel').locator('p[dir=auto]').locator('xpath=..')
const heightOf = (page: Page) => box(page).evaluate((element) => element.getBoundingClientRect().height)

/** How far things moved on the page by themselves, as the browser counts it. */
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

async function openWith(page: Page, description: string, language = 'en') {
  await logIn(page, 'malika@nihol.test')
  await page.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  }, language)
  await page.route(`**/api/class/${id}`, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), description } })
  })
  await page.goto(`/classdetails/${id}/class`)
  await expect(box(page)).toBeVisible()
}

const sentence = 'Bolalar <b>qadam</b> & baqadam oʻrganadi. '
const huge = Array.from(
  { length: 1000 },
  (_, line) => `${line}. ${sentence.repeat(2)}\n${line % 100 === 0 ? `${'w'.repeat(300)}\u202E\u200D درس 👩‍👩‍👧‍👦\n\n` : ''}`,
)
  .join('')
  .slice(0, 100_000)
  .trim()

for (const language of languagesOf(1))
  test(`a description of 100 kB is collapsed, expands in place, prints in full (${language})`, async ({ page }) => {
    const w = messagesOf(language)
    expect(huge.length).toBeGreaterThan(90_000)
    await openWith(page, huge, language)
    const more = page.getByRole('button', { name: w('common:showMore') })
    const less = page.getByRole('button', { name: w('common:showLess') })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(await box(page).locator('p').textContent()).toBe(huge)
    const line = await box(page).evaluate((element) => parseFloat(getComputedStyle(element).lineHeight))
    const folded = await heightOf(page)
    expect(Math.abs(folded - 12 * line)).toBeLessThan(2)
    expect(await shifted(page)).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await more.focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await expect(less).toBeFocused()
    expect(await page.evaluate(() => scrollY), 'the reader goes on reading where they were').toBe(before)
    expect(await heightOf(page)).toBeGreaterThan(1000 * line)

    await less.scrollIntoViewIfNeeded()
    await page.keyboard.press('Enter')
    await expect(more).toBeFocused()
    expect(await heightOf(page)).toBe(folded)
    await expect(more).toBeInViewport()
    await expect(box(page)).toBeInViewport()

    await page.emulateMedia({ media: 'print' })
    expect(await heightOf(page)).toBeGreaterThan(1000 * line)
    await expect(more).toBeHidden()
  })

test('a match of the browser search in the collapsed part expands it', async ({ page }) => {
  await openWith(page, huge)
  await box(page).evaluate((element) => element.scrollTo({ top: 5000 })) // as the search does
  await expect(page.getByRole('button', { name: en('common:showLess') })).toBeVisible()
})

for (const [what, text] of [
  ['twelve lines', Array.from({ length: 12 }, (_, line) => `Line ${line + 1}`).join('\n')],
  ['one line', 'Chess.'],
] as const)
  test(`a description of ${what} is not collapsed`, async ({ page }) => {
    await openWith(page, text)
    await expect(box(page)).toHaveText(text.replaceAll('\n', ' '))
    expect(await box(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: en('common:showMore') })).toHaveCount(0)
  })

test('a description that gets longer on a narrower screen is collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await openWith(page, sentence.repeat(16))
  await expect(page.getByRole('button', { name: en('common:showMore') })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 740 })
  await expect(page.getByRole('button', { name: en('common:showMore') })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByRole('button', { name: en('common:showMore') })).toHaveCount(0)
})

test('the arrow of a closed part points down, also inside an open part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const outer = page.locator('details:has(details)').first()
  await outer.locator('summary').first().click()
  const turns = () =>
    outer.locator('summary > svg').evaluateAll((arrows) => arrows.map((one) => getComputedStyle(one).rotate))
  await expect.poll(turns).toEqual(['180deg', ...Array.from({ length: 8 }, () => 'none')])
})
