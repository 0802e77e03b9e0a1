import { addresses } from '../../house/addresses.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { inLanguages, isFull } from '../../full.ts'
import { addressIn, expect, hydrated, test } from '../journeys/journey.ts'

const pages = addresses.filter(({ as }) => as === undefined)
/** In the gate one page of each kind; their content is compared over HTTP (delivery.spec.ts). */
const kinds = isFull ? pages : [...new Map(pages.toReversed().map((page) => [page.path, page])).values()].toReversed()

for (const { row, language } of inLanguages(kinds)) {
  const url = addressIn(language, row.address)
  test(`${url} is hydrated without a change`, async ({ page }) => {
    await page.addInitScript(() => {
      const first: Element[] = []
      Object.assign(window, { first })
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#root footer a')) return
        first.push(document.querySelector('#root h1')!, document.querySelector('#root footer a')!)
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(url)
    await hydrated(page, '#root h1')
    await hydrated(page, '#root footer a')
    const isKept = await page.evaluate(() => {
      const [heading, link] = (window as unknown as { first: Element[] }).first
      return heading === document.querySelector('#root h1') && link === document.querySelector('#root footer a')
    })
    expect(isKept, 'the prerendered elements are kept').toBe(true)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`:\\d+${url}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => localStorage.getItem('language')), 'no language is stored').toBeNull()
  })
}

/** Stored values that change how a public page looks. */
const stored = {
  tab: {
    'draft:account': { email: 'ali@gmial.com' },
    'draft:consultation': { name: 'Ali', phoneNumber: '1', email: 'ali@gmial.com' },
    'draft:message': { firstName: 'Ali', email: 'ali@gmial.com', country: 'UZ' },
    'draft:trial': { step: 2, parentName: 'Ali', parentEmail: 'ali@gmial.com' },
    ...Object.fromEntries(
      ['login', 'signup', 'forgotPassword', 'consultation', 'message', 'trial'].map((form) => [
        `draft:${form}:wait`,
        { until: Date.now() + 600_000 },
      ]),
    ),
  },
  device: {
    remembered_email: 'ali@gmial.com',
    child_age: 9,
    second_clock: 'Asia/Tashkent',
    booked_trial: { subject: 'Chess', start: null, isBooked: true, until: Date.now() + 600_000 },
    saved_classes: [{ type: 'class', id: listingId('class', 'chess-first-moves'), title: 'Chess' }],
    seen_classes: [{ type: 'class', id: listingId('class', 'chess-first-moves'), title: 'Chess' }],
  },
}

test('every page is hydrated without an error whatever the browser has stored', async ({ page }) => {
  await page.addInitScript(({ tab, device }) => {
    const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, textOf(value))
    for (const [key, value] of Object.entries(device)) localStorage.setItem(key, textOf(value))
  }, stored)
  for (const { address } of kinds) {
    await page.goto(address)
    await hydrated(page, '#root h1')
    await hydrated(page, '#root footer a')
    await expect(page.locator('fieldset[role=presentation]:disabled')).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { row, language } of inLanguages(isFull ? pages : pages.slice(0, 2))) {
    const url = addressIn(language, row.address)
    test(`${url} shows its text and an email address`, async ({ page }) => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
      expect(await page.locator('body').innerText()).toContain('hello@nihol.example')
    })
  }
})
