import type { Page } from '@playwright/test'
import { answer, expect, hydrated, logIn, test } from './journey.ts'

const menu = (page: Page, name = 'Menu') => page.getByRole('dialog', { name })
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
const address = (page: Page) => new URL(page.url()).pathname

test('Back closes the mobile menu and stays on the page', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page, '#root footer a') // before that a link loads the next page as a document
  await page.getByRole('contentinfo').getByText('Quick links').click() // folded on phones
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused() // a new page takes the focus when it has arrived
  await open(page)
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toHaveCount(0)
  expect(address(page)).toBe('/pricing')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  // After closing it with its button, Back opens the previous page.
  await open(page)
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a link in the menu navigates, and Back returns to the page without the menu', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page, '#root footer a') // before that a link loads the next page as a document
  for (const next of ['/pricing', '/how-it-works', '/login', '/terms']) {
    const from = address(page)
    await open(page)
    await menu(page).locator(`a[href="${next}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${next}$`))
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${from}$`))
    await expect(menu(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`${next}$`))
    await expect(menu(page)).toHaveCount(0)
  }
  // A link to the page itself only closes it.
  await open(page)
  await menu(page).locator('a[href="/terms"]').click()
  await expect(menu(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

test('the menu of a signed-in user: Back, a link, and a canceled logout', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  await page.getByRole('main').getByRole('link', { name: 'Your first game in Scratch' }).click()
  await expect(page).toHaveURL(/\/classroom\//)
  await open(page)
  await page.goBack()
  await expect(menu(page, 'My Nihol')).toHaveCount(0)
  await expect(page).toHaveURL(/\/classroom\//)

  await open(page)
  await menu(page, 'My Nihol').getByRole('link', { name: 'Classes and Groups' }).click()
  await expect(page).toHaveURL(/\/classes$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/classroom\//)
  await expect(menu(page, 'My Nihol')).toHaveCount(0)

  await open(page)
  await menu(page, 'My Nihol').getByRole('button', { name: 'Log out' }).click()
  await answer(page, 'Are you sure?', 'Cancel')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})
