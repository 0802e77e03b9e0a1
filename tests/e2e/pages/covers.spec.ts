import type { Locator } from '@playwright/test'
import { gradientPng } from '../../backend/seed/gradientPng.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { coversOutside } from '../../coversOutside.ts'
import { messagesOf } from '../../messages.ts'
import { expect, logIn, test } from '../journeys/journey.ts'

const en = messagesOf('en')

/** More extreme formats than any phone produces. */
const pictures = {
  tall: Buffer.from(gradientPng(40, 800, [255, 178, 36], [13, 59, 45])),
  wide: Buffer.from(gradientPng(1600, 40, [255, 178, 36], [13, 59, 45])),
}

const id = listingId('class', 'scratch-first-game')
const places = [
  { name: 'the catalog', address: '/lessons' },
  { name: 'the details', address: `/classdetails/${id}/class`, as: 'aziza@nihol.test' },
  { name: 'the dashboard of a student', address: '/dashboard', as: 'aziza@nihol.test' },
  { name: 'the classroom', address: `/classroom/${id}/class`, as: 'aziza@nihol.test' },
  // Phones show the picture of the subject there.
  { name: 'the dashboard of a teacher', address: '/dashboard', as: 'rustam@nihol.test', tag: '@wide' },
  { name: 'the form', address: `/edit/${id}/class`, as: 'rustam@nihol.test' },
]

for (const { name, address, as, tag = [] } of places) {
  test(`tall and wide images fill their box and stay in it: ${name}`, { tag }, async ({ page }) => {
    if (as !== undefined) await logIn(page, as)
    for (const body of Object.values(pictures)) {
      await page.route('**/api/files/*', (route) => route.fulfill({ contentType: 'image/png', body }))
      await page.goto(address)
      const cover = page.getByRole('main').locator('img[src*="/api/files/"]').first()
      await cover.scrollIntoViewIfNeeded()
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await page.evaluate(coversOutside)).toEqual([])
    }
  })
}

test('tall and wide images fill their box and stay in it: chosen in the form, and moved there', async ({ page }) => {
  await logIn(page, 'rustam@nihol.test')
  await page.goto('/add-class-group')
  for (const [shape, buffer] of Object.entries(pictures)) {
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: `${shape}.png`, mimeType: 'image/png', buffer })
    await expect(page.getByText(`${shape}.png`)).toBeVisible()
    const shown = page.locator('main img[src^="blob:"]').filter({ visible: true }).first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(coversOutside)).toEqual([])
    await page.getByLabel(en('teaching:field.imageMove')).press('Home')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBe(2.5)
  }
})

test('on phones the classes of a teacher are rows, with a small cover and actions in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, 'rustam@nihol.test')
  await page.goto('/dashboard')
  const row = page.getByRole('main').getByRole('article').filter({ hasText: 'Chess from the very first move' })
  const box = async (part: Locator) => (await part.boundingBox())!
  const cover = await box(row.locator('img').first())
  const [title, look, edit] = [
    await box(row.getByRole('heading')),
    await box(row.getByText(en('dashboard:asFamilies'))),
    await box(row.getByText(en('dashboard:edit'), { exact: true })),
  ]
  expect(cover.width).toBeLessThanOrEqual(72)
  expect(title.x).toBeGreaterThan(cover.x + cover.width)
  expect(look.y + look.height / 2).toBeCloseTo(edit.y + edit.height / 2, 0)
  expect((await box(row)).height).toBeLessThan(260)
})
