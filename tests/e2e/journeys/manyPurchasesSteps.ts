import type { Page } from '@playwright/test'
import { expect, logIn } from './journey.ts'

export const count = 3000
const listingOf = (index: number) => ({
  _id: `many${index}`,
  title: `Class ${index}`,
  startDate: new Date(Date.UTC(2100, 0, 1) - index * 3_600_000).toISOString(),
  price: 5,
})
const single = /\/api\/class\/many\d+$/

/** Signs in a student with these purchases, and counts the requests. */
export async function prepare(page: Page, { populated = false } = {}) {
  await logIn(page, 'malika@nihol.test')
  const seen = { asked: [] as string[], underway: 0, most: 0, answers: true }
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
  return seen
}

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3, .skeleton') })
/** The cards in the viewport, by their number in the list. */
export const inWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-key]')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight ? [card.dataset['key']!.split('/')[1]!] : []
    }),
  )
/** No card in the viewport is loading. */
export const still = (page: Page) =>
  expect
    .poll(
      async () =>
        (
          await page
            .locator('[data-key]:has(.skeleton)')
            .evaluateAll((waiting) =>
              waiting.filter(
                (card) => card.getBoundingClientRect().bottom > 1 && card.getBoundingClientRect().top < innerHeight - 1,
              ),
            )
        ).length,
    )
    .toBe(0)
/** The purchases read for the banner, in whatever place their cards are. */
export const first = Array.from({ length: 6 }, (_, index) => `many${count - 6 + index}`)

export async function report(page: Page, what: string, requests: number) {
  const { nodes, title } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    title: performance.getEntriesByName('first title')[0]?.startTime ?? NaN,
  }))
  console.log(
    `  ${count} purchases, ${what}: ${requests} requests for single classes, ${nodes} nodes, first title after ${Math.round(title)} ms`,
  )
  expect(nodes).toBeLessThan(2000)
}
/** Marks the time at which the first card has its title. */
export const timeFirstTitle = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (
        ![...document.querySelectorAll('main li h3:not([hidden])')].some((title) =>
          title.textContent.startsWith('Class '),
        )
      )
        return
      performance.mark('first title')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })
