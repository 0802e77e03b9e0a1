import type { Page } from '@playwright/test'
import { type Language, messagesOf } from '../../messages.ts'
import { expect, recorded } from '../journeys/journey.ts'

export const main = (page: Page) => page.getByRole('main')
/** The number of the last request that the stand-in received. */
export const latest = async (page: Page) => (await recorded(page)).at(-1)?.number ?? 0

/** Chooses a language, as on an earlier visit, and returns its messages. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript(
    (chosen) => localStorage.getItem('language') ?? localStorage.setItem('language', chosen),
    language,
  )
  return messagesOf(language)
}

/** Presses the button of the other language. */
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
