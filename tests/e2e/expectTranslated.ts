import { expect, type Page } from '@playwright/test'
import { type Language, messagesOf } from '../messages.ts'
import { unshownTexts } from '../translate.ts'

/** Expects that the page was translated twice, has not crashed, and shows what React rendered. */
export async function expectTranslated(page: Page, language: Language) {
  await expect(page.locator('font font font font').first()).toBeAttached()
  await expect(page.getByText(messagesOf(language)('common:crash.title'))).toHaveCount(0)
  expect(await page.evaluate(unshownTexts)).toEqual([])
}
