import { languagesOf } from '../../full.ts'
import { expect, hydrated, logIn, test } from '../journeys/journey.ts'
import { messagesOf } from '../../messages.ts'
import { expectSwitched, main, speak, switchFrom } from './setting.ts'

// The browser logs every failed request.
test.use({
  allowed: [/Failed to (load (resource|module script)|fetch dynamically imported module)|no (words|messages)/],
})

for (const language of languagesOf(1))
  test(`offline, choosing another language keeps the page; back online it works (${language})`, async ({
    context,
    page,
  }) => {
    const t = await speak(page, language)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Shift')
    const heading = await main(page).getByRole('heading', { level: 1 }).innerText()
    await context.setOffline(true)
    const missed = page.waitForEvent('requestfailed')
    await switchFrom(page, language)
    await missed
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
    await context.setOffline(false)
    await switchFrom(page, language)
    await expectSwitched(page, language)
  })

for (const language of languagesOf(0))
  test(`offline, a page that has not loaded shows an error instead and loads when back online (${language})`, async ({
    context,
    page,
  }) => {
    const t = await speak(page, language)
    const classes = /assets\/ClassesPage-.*\.js/
    await page.route(classes, (route) => route.abort())
    await logIn(page, 'aziza@nihol.test', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page
      .getByRole('link', { name: t('dashboard:sidebar.classes') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(main(page).getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible()
    await expect(main(page)).not.toContainText(t('common:crash.title'))
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.unroute(classes)
    await context.setOffline(false)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/classes$/)
  })

for (const language of languagesOf(1))
  test(`offline, the first link of a hydrated page shows an error and is followed when back online (${language})`, async ({
    context,
    page,
  }) => {
    const t = await speak(page, language)
    await page.goto('/privacy')
    // The app has hydrated it, and it has not been used.
    await hydrated(page, 'header a')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(main(page).getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible()
    await context.setOffline(false)
    await expect(
      main(page).getByRole('heading', {
        level: 1,
        name: t('home:hero.title'),
      }),
    ).toBeVisible()
  })

test('offline from the first interaction on, the page stays and a dialog that cannot load shows an error', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  const notify = main(page).getByRole('button', { name: 'Notify Me' }).first()
  await notify.click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await page
    .getByRole('alert')
    .getByRole('button', { name: messagesOf('en')('common:tryAgain') })
    .click()
  await expect(page.getByRole('dialog', { name: /Be the first to know/ })).toBeVisible()
})
