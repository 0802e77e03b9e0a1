import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import { still } from '../inspector.ts'
import { speak } from '../errors/setting.ts'
import { expect, hydrated, logIn, test } from './journey.ts'

test.use({
  allowed: [/Failed to (load (resource|module script)|fetch dynamically imported module)|Unable to preload CSS/],
})

/** The headings and controls covered by the note, at the top of the page or, when scrolled, among the sticky ones. */
const hiddenBy = (page: Page, note: string, scrolled: boolean) =>
  page.evaluate(
    ([words, down]) => {
      const box = [...document.querySelectorAll('[role=status] *')]
        .find((one) => one.textContent === words)!
        .getBoundingClientRect()
      const where = down ? 'header, aside' : 'body'
      return [...document.querySelectorAll(`:is(${where}) :is(h1, h2, h3, a, button, input)`)]
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

for (const language of languagesOf(1)) {
  test(`the offline note covers no heading or control (${language})`, async ({ page }) => {
    const w = await speak(page, language)
    const note = page.getByRole('status').getByText(w('common:offline'), { exact: true })
    const look = async (address: string) => {
      await page.goto(address)
      await hydrated(page, '#root h1')
      await page.context().setOffline(true)
      await expect(note).toBeInViewport({ ratio: 1 })
      expect(await hiddenBy(page, w('common:offline'), false), address).toEqual([])
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await expect(note).toBeInViewport({ ratio: 1 })
      expect(await hiddenBy(page, w('common:offline'), true), `${address}, scrolled`).toEqual([])
      await page.context().setOffline(false)
    }
    for (const address of ['/', '/pricing', '/login']) await look(address)
    await logIn(page, 'aziza@nihol.test', language)
    for (const address of ['/dashboard', '/classes']) await look(address)
  })

  test(`the error of a failed section has a margin; the reviews show one instead (${language})`, async ({ page }) => {
    const w = await speak(page, language)
    await page.goto('/')
    await hydrated(page, '#root footer a')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const reviews = page.getByRole('region', { name: w('home:testimonials.title') })
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/Carousel-'))
    await reviews.scrollIntoViewIfNeeded()
    await missing
    await still(page)
    await expect(reviews.getByText(w('home:testimonials.items.nodira.name'))).toBeInViewport()
    await expect(reviews.getByRole('alert')).toHaveCount(0)
    await page.locator('#consultation').scrollIntoViewIfNeeded()
    const note = page.getByRole('main').getByRole('alert')
    await expect(note).toContainText(w('common:sectionFailed'))
    const margins = await note.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect()
      return [left, innerWidth - right]
    })
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(20)
  })
}
