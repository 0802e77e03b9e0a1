import type { Page } from '@playwright/test'
import type { Language } from '../../messages.ts'
import { expect, logIn, password, test } from './journey.ts'

/** Registers and logs in a new user; returns the email. */
export async function newcomer(page: Page, role: 'student' | 'teacher', language: Language = 'en') {
  const email = `${role}-${test.info().testId}-${Date.now()}@nihol.test`
  expect(
    (await page.request.post('/api/user/register', { data: { email, password, role, status: 'active' } })).status(),
  ).toBe(201)
  await logIn(page, email, language)
  return email
}
