import type { Page } from '@playwright/test'
import { en } from '../../words.ts'
import { expect, logIn, main as mainOf, test } from './journey.ts'

// A student with three thousand classes: only a browser knows which cards are in view, and how many requests are under way.
test.use({ allowed: [/Failed to load resource/] })

const count = 3000
const listingOf = (index: number) => ({
  _id: `many${index}`,
  title: `Class ${index}`,
  startDate: new Date(Date.UTC(2100, 0, 1) - index * 3_600_000).toISOString(),
  price: 5,
})
const single = /\/api\/class\/many\d+$/

/** Opens a page as a student with these purchases, and counts its requests. */
async function open(page: Page, address: string, { populated = false, answers = true } = {}) {
  await logIn(page, 'malika@nihol.test')
  await page.goto('about:blank') // the dashboard may still be reading
  const seen = { asked: [] as string[], underway: 0, most: 0, answers }
  await page.route('**/api/manual-purchase', (route) =>
    route.fulfill({
      json: Array.from({ length: count }, (_, index) => ({
        _id: `p${index}`,
        isConfirmed: true,
        classId: populated ? listingOf(index) : `many${index}`,
      })),
    }),
  )
  await page.route(single, async (route) => {
    if (seen.answers) await route.fulfill({ json: listingOf(Number(/\d+$/.exec(route.request().url())![0])) })
  })
  page.on('request', (request) => {
    if (!single.test(request.url())) return
    seen.asked.push(/many\d+$/.exec(request.url())![0])
    seen.underway += 1
    seen.most = Math.max(seen.most, seen.underway)
  })
  const ended = (request: { url: () => string }) => {
    if (single.test(request.url())) seen.underway -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await page.goto(address)
  return seen
}

const cards = (page: Page) =>
  mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h3, .skeleton') })
/** The cards in the viewport, by their number in the list. */
const inWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-key]')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight ? [card.dataset['key']!.split('/')[1]!] : []
    }),
  )
/** No card in the viewport is loading. */
const still = (page: Page) => {
  const loading = () =>
    page.locator('[data-key]:has(.skeleton)').evaluateAll((waiting) =>
      waiting.flatMap((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 1 && top < innerHeight - 1 ? [card.textContent] : []
      }),
    )
  return expect.poll(loading).toEqual([])
}
/** The purchases read for the banner, in whatever place their cards are. */
const first = Array.from({ length: 6 }, (_, index) => `many${count - 6 + index}`)

test('with ids only: sixty cards, requests only for those in view, six at a time', async ({ page }) => {
  const seen = await open(page, '/dashboard')
  await expect(cards(page)).toHaveCount(59) // and the banner
  await still(page)
  const atTop = await inWindow(page)
  expect(atTop.length).toBeLessThan(13)
  // The known classes push out the cards that were at the top before.
  const before = Array.from({ length: 6 }, (_, index) => `many${index}`)
  expect(seen.asked).toEqual(expect.arrayContaining([...first, ...atTop]))
  expect(seen.asked.filter((id) => ![...first, ...atTop, ...before].includes(id))).toEqual([])
  expect(new Set(seen.asked).size, 'each once').toBe(seen.asked.length)
  expect(await page.locator('*').count()).toBeLessThan(2000)

  // A jump to the end skips cards without showing them.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: 'Class 53', exact: true })).toBeVisible()
  await still(page)
  const atEnd = await inWindow(page)
  expect(seen.asked.filter((id) => ![...first, ...atTop, ...before, ...atEnd].includes(id))).toEqual([])

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/dashboard\?page=2$/)
  await expect(page.getByRole('link', { name: 'Class 54', exact: true })).toBeInViewport()
  await expect(cards(page)).toHaveCount(60)
  await still(page)
  expect(seen.asked.length).toBeLessThan(60)
  expect(seen.most).toBeLessThanOrEqual(6)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: 'Class 53', exact: true })).toBeAttached()
})

test('with ids only and no response: six requests wait, and no other is made', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  const seen = await open(page, '/dashboard', { answers: false })
  await expect.poll(() => seen.asked).toEqual(first)
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  seen.answers = true
  // The first six are never given up: the banner waits for them, for as long as a call may take.
  await expect.poll(() => seen.underway).toBe(6)
  expect(seen.most).toBe(6)
  expect(new Set(seen.asked)).toEqual(new Set(first))
})

test('classes included in the purchases are not requested, and are sorted by start date', async ({ page }) => {
  const seen = await open(page, '/dashboard', { populated: true })
  await expect(cards(page)).toHaveCount(59) // and the banner
  await still(page)
  // The last that was bought is the first that begins, so the banner shows it.
  await expect(cards(page).first().getByRole('link')).toHaveText(`Class ${count - 2}`)
  await expect(page.getByRole('region', { name: 'Next live lesson' })).toContainText(`Class ${count - 1}`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(cards(page).first().getByRole('link')).toHaveText(`Class ${count - 61}`)
  expect(await page.locator('*').count()).toBeLessThan(2000)
  expect(seen.asked).toEqual([])
})

test('the week asks for twelve of three thousand classes, six at a time, and says so', async ({ page }) => {
  const seen = await open(page, '/dashboard?view=week')
  const main = mainOf(page)
  await main.getByRole('link', { name: en('timetable:empty.next') }).click()
  // They start an hour apart; the first of them in the first hour of the year 2100.
  await expect(main.getByRole('article')).toHaveCount(12)
  await expect(main.getByText(en('timetable:partial', { shown: '12', total: '3,000' }))).toBeVisible()
  expect(seen.asked).toHaveLength(12)
  expect(new Set(seen.asked).size, 'each once').toBe(12)
  expect(seen.most).toBeLessThanOrEqual(6)
  await main.getByRole('link', { name: en('timetable:week.previous') }).click()
  await expect(main.getByText(en('timetable:empty.title'))).toBeVisible()
  expect(seen.asked).toHaveLength(12)
})

test('the week of three thousand known classes shows the lessons of its days, without requests', async ({ page }) => {
  const seen = await open(page, '/dashboard?view=week&week=2099-12-16', { populated: true })
  const main = mainOf(page)
  // One an hour, on each of the seven days.
  await expect(main.getByRole('article')).toHaveCount(7 * 24)
  await main.getByRole('link', { name: en('timetable:week.previous') }).click()
  await expect(page).toHaveURL(/week=2099-12-07/)
  await expect(main.getByRole('link', { name: 'Class 500', exact: true })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(7 * 24)
  expect(await page.locator('*').count()).toBeLessThan(3000)
  expect(seen.asked).toEqual([])
})
