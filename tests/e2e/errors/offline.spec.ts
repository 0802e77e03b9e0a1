import { languagesOf } from '../../full.ts'
import { expect, hydrated, logIn, password, recorded, test } from '../journeys/journey.ts'
import { messagesOf } from '../../messages.ts'
import { expectSwitched, latest, main, speak, switchFrom } from './setting.ts'

// The browser logs every failed request.
test.use({
  allowed: [/Failed to (load (resource|module script)|fetch dynamically imported module)|no (words|messages)/],
})

for (const language of languagesOf(0))
  test(`offline, the catalog shows an error and loads when back online (${language})`, async ({ context, page }) => {
    const t = await speak(page, language)
    await page.route('**/api/*/public', (route) => route.abort())
    await page.goto('/lessons')
    const note = main(page).getByRole('alert')
    await expect(note).toContainText(t('messages:loadClasses'))
    await page.unroute('**/api/*/public')
    await context.setOffline(true)
    await note.getByRole('button', { name: t('common:tryAgain') }).click()
    await expect(note).toContainText(t('messages:fault.offline'))
    await context.setOffline(false)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(note).toHaveCount(0)
  })

for (const language of languagesOf(1))
  test(`offline, login shows an error and keeps the values; repeated, it sends one request (${language})`, async ({
    context,
    page,
  }) => {
    const t = await speak(page, language)
    await page.goto('/login')
    const email = page.getByLabel(t('account:email'), { exact: true })
    const secret = page.getByLabel(t('account:password'), { exact: true })
    const submit = main(page).getByRole('button', { name: t('account:login.submit'), exact: true })
    await email.fill('malika@nihol.test')
    await secret.fill(password)
    await page.waitForLoadState('networkidle')
    const before = await latest(page)
    await context.setOffline(true)
    await submit.click()
    await expect(main(page).getByRole('alert')).toContainText(t('messages:login'))
    await expect(main(page).getByRole('alert')).toContainText(t('messages:fault.offline'))
    await expect(email).toHaveValue('malika@nihol.test')
    await expect(secret).toHaveValue(password)
    await context.setOffline(false)
    await submit.dblclick()
    await expect(page).toHaveURL(/\/dashboard$/)
    const sent = (await recorded(page, before)).filter(
      ({ path, body }) => path === '/user/login' && JSON.stringify(body).includes('malika@'),
    )
    expect(sent.map(({ status }) => status)).toHaveLength(1)
  })

for (const language of languagesOf(0))
  test(`offline, the consultation form shows an error and keeps the values; repeated, it sends one request (${language})`, async ({
    context,
    page,
  }) => {
    const t = await speak(page, language)
    const address = `offline-${language}-${Date.now()}@nihol.test`
    await page.goto('/#consultation')
    await page.getByLabel(t('contact:fields.name'), { exact: true }).fill('Oʻgʻiloy')
    await page.getByLabel(t('contact:fields.phone'), { exact: true }).fill('+1 215 555 0134')
    await page.getByLabel(t('account:email'), { exact: true }).and(page.locator('form *')).last().fill(address)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const form = page.getByRole('form', { name: t('contact:consultation.form') })
    await form.getByRole('button', { name: t('contact:consultation.submit') }).click()
    await expect(form.getByRole('alert')).toContainText(t('messages:request'))
    await expect(form.getByRole('alert')).toContainText(t('messages:fault.offline'))
    await expect(form.getByLabel(t('contact:fields.name'), { exact: true })).toHaveValue('Oʻgʻiloy')
    await expect(form.getByLabel(t('account:email'), { exact: true })).toHaveValue(address)
    await context.setOffline(false)
    await form.getByRole('button', { name: t('contact:consultation.submit') }).dblclick()
    await expect(form).toContainText(t('contact:form.successMessage'))
    const sent = (await recorded(page)).filter(
      ({ method, body }) => method === 'POST' && JSON.stringify(body).includes(address),
    )
    expect(sent).toHaveLength(1)
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
