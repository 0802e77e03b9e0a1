import { languagesOf } from '../../full.ts'
import { expect, hydrated, logIn, main, press, test } from '../journeys/journey.ts'
import { en } from '../../words.ts'
import { expectSwitched, missingFiles, openClasses, sidebar, speak, switchFrom } from './setting.ts'

test.use({ allowed: [missingFiles] })

for (const language of languagesOf(1))
  test(`offline, choosing another language keeps the page; back online it works (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Shift')
    const heading = await main(page).getByRole('heading', { level: 1 }).innerText()
    await page.context().setOffline(true)
    const missed = page.waitForEvent('requestfailed')
    await switchFrom(page, language)
    await missed
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.context().setOffline(false)
    await switchFrom(page, language)
    await expectSwitched(page, language)
  })

for (const language of languagesOf(0))
  test(`offline, a page not loaded yet shows an error, and loads when back online (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    const classes = /assets\/ClassesPage-.*\.js/
    await page.route(classes, (route) => route.abort())
    await logIn(page, 'aziza@nihol.test', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await openClasses(page, language)
    await expect(main(page).getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible()
    await expect(main(page)).not.toContainText(t('common:crash.title'))
    await expect(sidebar(page)).toBeVisible()
    await page.unroute(classes)
    await page.context().setOffline(false)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/classes$/)
  })

for (const language of languagesOf(1))
  test(`offline, the first link of a page shows an error; online it is followed (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    await page.goto('/privacy')
    // The app has hydrated it, and it has not been used.
    await hydrated(page, 'header a')
    await page.context().setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(main(page).getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible()
    await page.context().setOffline(false)
    await expect(main(page).getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible()
  })

test('offline from the first interaction on, the page stays, and a dialog shows an error', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Notify Me' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.context().setOffline(false)
  await press(page.getByRole('alert'), en('common:tryAgain'))
  await expect(page.getByRole('dialog', { name: /Be the first to know/ })).toBeVisible()
})
