import type { Page, Route } from '@playwright/test'
import { type Language, messagesOf } from '../../messages.ts'
import { expect } from '../journeys/journey.ts'

/** Logs of the browser and the app about missing files. */
export const missingFiles =
  /Failed to (load (resource|module script)|fetch dynamically imported module)|no (words|messages)/

export const sidebar = (page: Page) => page.getByRole('complementary')
export const openClasses = (page: Page, language: Language) => {
  const name = messagesOf(language)('dashboard:sidebar.classes')
  return sidebar(page).getByRole('link', { name, exact: true }).click()
}
export const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })

/** Chooses a language, as on an earlier visit, and returns its messages. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript(
    (chosen) => localStorage.getItem('language') ?? localStorage.setItem('language', chosen),
    language,
  )
  return messagesOf(language)
}

export const switchFrom = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: language === 'en' ? 'UZ' : 'EN' })
    .click()

/** The page is in the other language, without missing messages. */
export async function expectSwitched(page: Page, language: Language) {
  const other = language === 'en' ? 'uz' : 'en'
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  const pricing = messagesOf(other)('common:nav.pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: pricing })).toBeVisible()
  // i18next shows the key of a message that is missing.
  await expect(page.locator('body')).not.toContainText(/\b(nav|footer|plan|pricing|trial)\.[a-zA-Z]/)
}
