import { answer, expect, hold, main, newcomer, test } from '../journeys/journey.ts'
import { en } from '../../words.ts'
import { sidebar } from './setting.ts'

test.use({ allowed: [/Failed to load resource|The session could not be restored/] })

const purchases = /\/api\/manual-purchase\/\w+$/

for (const outcome of ['fails', 'succeeds'])
  test(`a write that ${outcome} while the next page loads shows nothing there`, async ({ page }) => {
    await newcomer(page, 'student')
    // Also records dialogs that are shown only for a moment.
    await page.addInitScript(() => {
      const said = new Set<string>()
      Object.assign(window, { said })
      new MutationObserver(() =>
        document.querySelectorAll('[role=dialog] h2').forEach(({ textContent }) => said.add(textContent ?? '')),
      ).observe(document, { childList: true, subtree: true, characterData: true })
    })
    const release = await hold(page, purchases, outcome === 'fails' ? { answer: { status: 500, body: '' } } : {})
    const letGo = await hold(page, /assets\/HomePage-/)
    await page.goto('/classes')
    await main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first().click()
    await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/manual-purchase/'),
    )
    await answer(page, 'Are you sure?', 'Yes, enroll')
    await sidebar(page).locator('a[href="/"]').last().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    release()
    await (await answered).finished()
    letGo()
    await expect(main(page).getByRole('heading', { level: 1, name: en('home:hero.title') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].filter(Boolean))).toEqual([
      'Are you sure?',
    ])
  })
