import type { Page, Route } from '@playwright/test'
import { isFull, languagesOf } from '../../full.ts'
import { expect, logIn, main, press, test } from '../journeys/journey.ts'
import { expectSwitched, missingFiles, notFound, openClasses, sidebar, speak, switchFrom } from './setting.ts'

test.use({ allowed: [missingFiles] })

function documents(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

for (const language of languagesOf(0))
  test(`a missing chunk reloads its page once, then an error offers a reload (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    const gone = /assets\/PricingPage-.*\.js/
    await page.route(gone, notFound)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const asked = documents(page)
    const link = page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })
    const missed = page.waitForResponse(gone)
    await link.hover()
    await missed
    const next = page.waitForResponse(/assets\/AboutPage-/)
    await page.getByRole('banner').locator('a[href$="/about-us"]').hover()
    await next
    expect(asked(), 'prefetching does not reload').toBe(0)
    await link.click()
    const note = page.getByRole('alert').filter({ hasText: t('written:notLoaded') })
    await expect(note).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(1)
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible() // as prerendered
    await page.unroute(gone)
    await press(note, t('common:crash.reload'))
    await expect(main(page).getByRole('tablist')).toBeVisible()
    await expect(note).toHaveCount(0)
    const second = main(page).getByRole('tab').nth(1)
    await second.click()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    expect(asked()).toBe(2)
  })

for (const language of languagesOf(1))
  test(`a missing language chunk reloads the page in that language (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Shift')
    const asked = documents(page)
    const gone = /\/assets\/.*\.js/
    await page.route(gone, notFound)
    await switchFrom(page, language)
    await expect.poll(asked).toBeGreaterThan(0)
    await expectSwitched(page, language) // as prerendered
    await page.unroute(gone)
    await page.reload()
    await expectSwitched(page, language)
    const second = main(page).getByRole('tab').nth(1)
    await second.click()
    await expect(second).toHaveAttribute('aria-selected', 'true')
  })

for (const language of languagesOf(0))
  test(`a missing chunk reloads a signed-in page once, then an error replaces it (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    const gone = /assets\/ClassesPage-.*\.js/
    await logIn(page, 'aziza@nihol.test', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(gone, notFound)
    await page.goto('/dashboard')
    await page.waitForLoadState('networkidle')
    const asked = documents(page)
    await openClasses(page, language)
    const note = main(page).getByRole('alert')
    await expect(note.getByRole('heading', { level: 1, name: t('common:crash.title') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(1)
    await expect(page).toHaveURL(/\/classes$/)
    await expect(sidebar(page)).toBeVisible()
    await expect(note.getByRole('link', { name: t('common:crash.home') })).toHaveAttribute(
      'href',
      language === 'uz' ? '/uz' : '/',
    )
    await page.unroute(gone)
    await press(note, t('common:crash.reload'))
    await expect(main(page).getByRole('searchbox')).toBeVisible()
    await expect(note).toHaveCount(0)
    expect(asked()).toBe(2)
  })

for (const language of languagesOf(1))
  test(`a missing chunk reloads the catalog once, then an error replaces its page (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    const gone = /assets\/LessonsPage-.*\.js/
    await page.route(gone, notFound)
    const asked = documents(page)
    await page.goto(language === 'uz' ? '/uz/lessons' : '/lessons')
    const note = main(page).getByRole('alert')
    await expect(note.getByRole('heading', { level: 1, name: t('common:crash.title') })).toBeVisible()
    expect(asked()).toBe(2)
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toBeVisible()
    await page.unroute(gone)
    await press(note, t('common:crash.reload'))
    await expect(main(page).getByRole('searchbox')).toBeVisible()
    await expect(note).toHaveCount(0)
  })

for (const language of languagesOf(1))
  test(`without the app a signed-in page shows an error and stops loading (${language})`, async ({ page }) => {
    const t = await speak(page, language)
    await logIn(page, 'aziza@nihol.test', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(/assets\/react-/, (route) => route.abort())
    await page.reload()
    const note = page.getByRole('alert').filter({ hasText: t('written:notLoaded') })
    await expect(note).toBeVisible()
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(note.getByText(t('written:formsNotLoaded'))).toBeHidden() // there are none
    await page.unroute(/assets\/react-/)
    await press(note, t('common:crash.reload'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

const ways = [
  { how: 'was removed by a deployment', lose: notFound },
  { how: 'fails to load', lose: (route: Route) => route.abort() },
]
/** In the gate each file is lost in one way. */
const lostFiles = [
  { what: 'the chunk of React', file: /assets\/react-/ },
  { what: 'the chunk of the app', file: /assets\/index-.*js/ },
  { what: 'the chunk of the messages', file: /assets\/public-/ },
].flatMap((row, index) => ways.filter((_, way) => isFull || way === index % 2).map((way) => ({ ...row, ...way })))

for (const [index, { what, file, how, lose }] of lostFiles.entries())
  for (const language of languagesOf(index))
    test(`when ${what} ${how}, the page can be read and says that it is incomplete (${language})`, async ({ page }) => {
      const t = await speak(page, language)
      await page.route(file, lose)
      await page.goto('/')
      const note = page.getByRole('alert').filter({ hasText: t('written:notLoaded') })
      await expect(note).toBeVisible()
      await expect(note.getByText(t('written:formsNotLoaded'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toBeVisible()
      await page.unroute(file)
      await press(note, t('common:crash.reload'))
      await page.keyboard.press('Shift')
      await page
        .getByRole('button', { name: /^(EN|UZ)/ })
        .first()
        .click() // it is hydrated
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(note).toHaveCount(0)
    })

for (const [index, kind] of ['js', 'css'].entries())
  for (const language of languagesOf(index))
    test(`without the ${kind} file of the dialogs, the browser's own are used (${language})`, async ({ page }) => {
      const t = await speak(page, language)
      await page.route(new RegExp(`assets/sweetalert-.*\\.${kind}$`), (route) => route.abort())
      const said: string[] = []
      page.on('dialog', (dialog) => {
        said.push(`${dialog.type()}: ${dialog.message().split('\n')[0]}`)
        void dialog.accept()
      })
      await logIn(page, 'bekzod@nihol.test', language)
      await press(page, t('dashboard:sidebar.logOut'))
      await expect(page).toHaveURL(/\/login$/)
      await expect
        .poll(() => said)
        .toEqual([`confirm: ${t('common:areYouSure')}`, `alert: ${t('dashboard:sidebar.loggedOut')}`])
    })
