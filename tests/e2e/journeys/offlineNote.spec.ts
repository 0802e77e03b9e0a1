import type { Page } from '@playwright/test'
import { isFull } from '../../full.ts'
import { wordsOf } from '../../words.ts'
import { still } from '../still.ts'
import { expect, hydrated, password, test } from './journey.ts'

test.use({
  allowed: [/Failed to (load (resource|module script)|fetch dynamically imported module)|Unable to preload CSS/],
})

const languages = [
  {
    language: 'en',
    offline: 'You’re offline',
    failed: 'We couldn’t load this part of the page. Reloading usually helps.',
  },
  {
    language: 'uz',
    offline: 'Internet aloqasi yoʻq',
    failed: 'Sahifaning bu qismi yuklanmadi. Sahifani qayta yuklab koʻring.',
  },
] as const

/** The headings and controls covered by the note, at the top of the page or, when scrolled, among the sticky ones. */
const hiddenBy = (page: Page, note: string, scrolled: boolean) =>
  page.evaluate(
    ([words, down]) => {
      const box = [...document.querySelectorAll('[role=status] *')]
        .find((one) => one.textContent === words)!
        .getBoundingClientRect()
      const where = down ? ['header', 'aside'] : ['']
      return where
        .flatMap((part) =>
          ['h1', 'h2', 'h3', 'a', 'button', 'input'].flatMap((what) => [
            ...document.querySelectorAll(`${part} ${what}`),
          ]),
        )
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect()
          return (
            width > 0 && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
          )
        })
        .map((one) => one.textContent)
    },
    [note, scrolled] as const,
  )

for (const { language, offline, failed } of languages.slice(isFull ? 0 : 1)) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('language', chosen), language))

    test('the offline note covers no heading or control', async ({ context, page }) => {
      const look = async (address: string) => {
        await page.goto(address)
        await hydrated(page, '#root h1')
        await context.setOffline(true)
        await expect(page.getByRole('status').getByText(offline, { exact: true })).toBeInViewport({ ratio: 1 })
        expect(await hiddenBy(page, offline, false), address).toEqual([])
        await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
        await expect(page.getByRole('status').getByText(offline, { exact: true })).toBeInViewport({ ratio: 1 })
        expect(await hiddenBy(page, offline, true), `${address}, scrolled`).toEqual([])
        await context.setOffline(false)
      }
      for (const address of ['/', '/pricing', '/login']) await look(address)
      const { access_token: token } = (await (
        await page.request.post('/api/user/login', {
          data: { email: 'aziza@nihol.test', password, password_confirmation: password },
        })
      ).json()) as { access_token: string }
      await page.evaluate((stored) => localStorage.setItem('access_token', stored), token)
      for (const address of ['/dashboard', '/classes']) await look(address)
    })

    test('the error of a section that failed to load has a margin; the reviews show the first review instead', async ({
      context,
      page,
    }) => {
      await page.goto('/')
      await hydrated(page, '#root footer a')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const w = wordsOf(language)
      const reviews = page.getByRole('region', { name: w('home:testimonials.title') })
      const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/Carousel-'))
      await reviews.scrollIntoViewIfNeeded()
      await missing
      await still(page)
      await expect(reviews.getByText(w('home:testimonials.items.nodira.name'))).toBeInViewport()
      await expect(reviews.getByRole('alert')).toHaveCount(0)
      await page.locator('#consultation').scrollIntoViewIfNeeded()
      const note = page.getByRole('main').getByRole('alert')
      await expect(note).toHaveText(new RegExp(failed.replace('.', String.raw`\.`)))
      const { left, right } = await note.evaluate((box) => ({
        left: box.getBoundingClientRect().left,
        right: innerWidth - box.getBoundingClientRect().right,
      }))
      expect(Math.min(left, right)).toBeGreaterThanOrEqual(20)
    })
  })
}
