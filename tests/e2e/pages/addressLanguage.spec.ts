import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { type Language, uz } from '../../words.ts'
import { expect, hydrated, main, signIn, test } from '../journeys/journey.ts'

/** The page has this address and this language. */
async function expectAt(page: Page, address: RegExp, language: Language) {
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('/uz is Uzbek even after choosing English, and keeps that choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto('/uz/pricing?plan=individual')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await hydrated(page, '#root h1')
  await expect(page).toHaveURL(/\/uz\/pricing\?plan=individual$/)
  await page.locator('footer a[href="/uz/terms"]').click()
  await expectAt(page, /\/uz\/terms$/, 'uz')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('the switch changes language and address without a history entry; Back keeps the language', async ({ page }) => {
  await page.goto('/')
  await hydrated(page, '#root footer a')
  await page.locator('footer a[href="/pricing"]').click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.getByRole('button', { name: /^UZ/ }).first().click()
  await expect(page).toHaveURL(/\/uz\/pricing$/)
  await expect(page.locator('footer a[href="/uz/terms"]')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Live online')
  await expectAt(page, /\/uz$/, 'uz')
  await page.getByRole('button', { name: /^EN/ }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Live online')
  await page.goForward()
  await expectAt(page, /:\d+\/pricing$/, 'en')
})

test('signed-in pages have no language prefix and keep the current language', async ({ page }) => {
  await page.goto('/uz/login?next=%2Fclasses')
  await signIn(page, 'aziza@nihol.test', 'uz')
  await expect(page).toHaveURL(/:\d+\/classes$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Darslarimiz')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await page.goto('/uz/dashboard')
  await expect(page).toHaveURL(/:\d+\/dashboard$/)
})

test('a link to a signed-in page keeps its Uzbek, up to the public sheet of its class', async ({ page }) => {
  const id = listingId('class', 'chess-first-moves')
  await page.goto(`/uz/classdetails/${id}/class`)
  await expectAt(page, /\/uz\/login\?next=/, 'uz')
  const see = main(page).getByRole('link', { name: uz('account:forClass.see') })
  await see.click()
  await expect(page.getByRole('dialog', { name: 'Chess from the very first move' })).toBeVisible()
  await expect(page).toHaveURL(/\/uz\/lessons\?show=/)
})

test('a stored choice of English outlives such a link', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto('/uz/dashboard')
  await expectAt(page, /:\d+\/login\?next=/, 'en')
})

test('after choosing Uzbek, an English address redirects without showing English; Back skips it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'uz'))
  await page.goto('/uz')
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('#root')
      const heading = document.querySelector('#root h1')
      if (root && heading && getComputedStyle(root).visibility !== 'hidden')
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${heading.textContent}|`)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/pricing?plan=individual#x')
  await expect(page).toHaveURL(/\/uz\/pricing\?plan=individual#x$/)
  await hydrated(page, '#root h1')
  const seen = await page.evaluate(() => [...new Set(sessionStorage.getItem('seen')!.split('|').filter(Boolean))])
  expect(seen).toEqual([await page.getByRole('heading', { level: 1 }).textContent()])
  await page.goBack() // not to the English address
  await expect(page).toHaveURL(/\/uz$/)
})

test.describe('a browser that prefers Uzbek', () => {
  test.use({ locale: 'uz-Latn-UZ' })

  test('is offered Uzbek in one line that moves nothing, until the visitor answers', async ({ page }) => {
    await page.goto('/pricing')
    const offer = page.getByRole('button', { name: 'Oʻzbekcha oʻqish' })
    await hydrated(page, '#root h1')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Keep reading in English' }).click()
    await expect(offer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await hydrated(page, '#root h1')
    await expect(offer).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await hydrated(page, '#root h1')
    await offer.click()
    await expectAt(page, /\/uz\/pricing$/, 'uz')
    await expect(offer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('a browser without Uzbek is offered no other language', async ({ page }) => {
  await page.goto('/pricing')
  await hydrated(page, '#root h1')
  await expect(page.getByRole('button', { name: 'Oʻzbekcha oʻqish' })).toBeHidden()
})
