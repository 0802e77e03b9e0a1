import type { Page } from '@playwright/test'
import { expect, hold, test } from '../journeys/journey.ts'
import { newcomer } from '../journeys/newcomer.ts'
import { en } from '../../words.ts'

test.use({ allowed: [/Failed to load resource|The session could not be restored/] })

const main = (page: Page) => page.getByRole('main')
const sidebar = (page: Page) => page.getByRole('complementary')
const purchases = /\/api\/manual-purchase\/\w+$/

/** Expects no dialog and no error. */
async function silent(page: Page) {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

for (const fails of [true, false])
  test(`a write that ${fails ? 'fails' : 'succeeds'} while the next page loads shows nothing there`, async ({
    page,
  }) => {
    await newcomer(page, 'student')
    // Also records dialogs that are shown only for a moment.
    await page.addInitScript(() => {
      const said = new Set<string>()
      Object.assign(window, { said })
      new MutationObserver(() =>
        document.querySelectorAll('[role=dialog] h2').forEach(({ textContent }) => said.add(textContent ?? '')),
      ).observe(document, { childList: true, subtree: true, characterData: true })
    })
    const release = await hold(page, purchases, fails ? { answer: { status: 500, body: '' } } : {})
    const letGo = await hold(page, /assets\/HomePage-/)
    await page.goto('/classes')
    await main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first().click()
    await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/manual-purchase/'),
    )
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes, enroll' }).click()
    await sidebar(page).locator('a[href="/"]').last().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    release()
    await (await answered).finished()
    letGo()
    await expect(main(page).getByRole('heading', { level: 1, name: en('home:hero.title') })).toBeVisible()
    await silent(page)
    expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].filter(Boolean))).toEqual([
      'Are you sure?',
    ])
  })
