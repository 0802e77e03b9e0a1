import { messagesOf } from '../../messages.ts'
import { expect, test } from './journey.ts'
import { count, prepare, cards, inWindow, still, first, report, timeFirstTitle } from './manyPurchasesSteps.ts'

// A student with three thousand classes: only a browser knows which cards are in view, and how many requests are under way.
test.use({ allowed: [/Failed to load resource/] })

test('with ids only: sixty cards, requests only for those in view, six at a time', async ({ page }) => {
  const seen = await prepare(page)
  await timeFirstTitle(page)
  seen.asked.length = 0
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(59) // and the banner
  await still(page)
  const atTop = await inWindow(page)
  expect(atTop.length).toBeLessThan(13)
  // The known classes push out the cards that were at the top before.
  const before = Array.from({ length: 6 }, (_, index) => `many${index}`)
  expect(seen.asked).toEqual(expect.arrayContaining([...first, ...atTop]))
  expect(seen.asked.filter((id) => ![...first, ...atTop, ...before].includes(id))).toEqual([])
  expect(new Set(seen.asked).size, 'each once').toBe(seen.asked.length)
  await report(page, 'bare ids', seen.asked.length)

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

test('with ids only and no response: six requests wait, those out of view are dropped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  const seen = await prepare(page)
  seen.answers = false
  seen.asked.length = 0
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(async () => (await inWindow(page)).length).toBeGreaterThan(9)
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
  const seen = await prepare(page, { populated: true })
  await timeFirstTitle(page)
  seen.asked.length = 0
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(59) // and the banner
  await still(page)
  // The last that was bought is the first that begins, so the banner shows it.
  await expect(cards(page).first().getByRole('link')).toHaveText(`Class ${count - 2}`)
  await expect(page.getByRole('region', { name: 'Next live lesson' })).toContainText(`Class ${count - 1}`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(cards(page).first().getByRole('link')).toHaveText(`Class ${count - 61}`)
  await report(page, 'populated', seen.asked.length)
  expect(seen.asked).toEqual([])
})

test('the week asks for twelve of three thousand classes, six at a time, and says so', async ({ page }) => {
  const t = messagesOf('en')
  const seen = await prepare(page)
  const main = page.getByRole('main')
  seen.asked.length = 0
  await page.goto('/dashboard?view=week')
  await main.getByRole('link', { name: t('timetable:empty.next') }).click()
  // They start an hour apart; the first of them in the first hour of the year 2100.
  await expect(main.getByRole('article')).toHaveCount(12)
  await expect(main.getByText(t('timetable:partial', { shown: '12', total: '3,000' }))).toBeVisible()
  expect(seen.asked).toHaveLength(12)
  expect(new Set(seen.asked).size, 'each once').toBe(12)
  expect(seen.most).toBeLessThanOrEqual(6)
  await main.getByRole('link', { name: t('timetable:week.previous') }).click()
  await expect(main.getByText(t('timetable:empty.title'))).toBeVisible()
  expect(seen.asked).toHaveLength(12)
})

test('the week of three thousand known classes shows the lessons of its days, without requests', async ({ page }) => {
  const t = messagesOf('en')
  const seen = await prepare(page, { populated: true })
  const main = page.getByRole('main')
  seen.asked.length = 0
  await page.goto('/dashboard?view=week&week=2099-12-16')
  // One an hour, on each of the seven days.
  await expect(main.getByRole('article')).toHaveCount(7 * 24)
  await main.getByRole('link', { name: t('timetable:week.previous') }).click()
  await expect(page).toHaveURL(/week=2099-12-07/)
  await expect(main.getByRole('link', { name: 'Class 500', exact: true })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(7 * 24)
  expect(await page.locator('*').count()).toBeLessThan(3000)
  expect(seen.asked).toEqual([])
})
