import type { Page, Route } from '@playwright/test'
import { expect, logIn, password, recorded, taken, test } from './journey.ts'

// What only a browser can show of a fault: a lost line, an answer that comes too late, a closed tab, a second one, a file that is gone.
// The browser itself logs every request that fails.
test.use({ allowed: [/Failed to (load (resource|module script)|fetch dynamically imported module)|no words/] })

/** The keys of words, which i18next shows for words that are not there. */
const keys = /\b(nav|footer|plan|pricing|trial)\.[a-zA-Z]/

const main = (page: Page) => page.getByRole('main')
const latest = async (page: Page) => (await recorded(page)).at(-1)?.number ?? 0
/** How often a whole document was asked for since. */
function documents(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

for (const words of [
  {
    language: 'en', offline: 'You are offline', lost: 'You are offline. Check your connection and try again.', again: 'Try again', pricing: 'Pricing',
    email: 'Email', password: 'Password', logIn: 'Log in', notLoggedIn: 'Login failed. Please try again.', notLoaded: 'Failed to load classes',
    name: 'Name', phone: 'Phone', call: 'Ask for a call', sent: 'Your request has been successfully sent!', notSent: 'Something went wrong, please try again.',
    logOut: 'Log out', sure: 'Are you sure?', yes: 'Yes, log out', loggedOut: 'Logged Out',
    incomplete: 'This page has not loaded completely.', forms: 'Its forms and buttons do not work yet.', reload: 'Load again', dashboard: 'Welcome Back',
    crash: 'This page stopped working', home: 'Go to the home page', classes: 'Classes and Groups',
  },
  {
    language: 'uz', offline: 'Internet aloqasi yoʻq', lost: 'Internet aloqasi yoʻq. Aloqani tekshirib, qaytadan urinib koʻring.', again: 'Qayta urinish', pricing: 'Narxlar',
    email: 'Elektron pochta', password: 'Parol', logIn: 'Kirish', notLoggedIn: 'Tizimga kirib boʻlmadi. Iltimos, qaytadan urinib koʻring.', notLoaded: 'Darslarni yuklab boʻlmadi',
    name: 'Ism', phone: 'Telefon', call: 'Qoʻngʻiroq soʻrash', sent: 'Soʻrovingiz muvaffaqiyatli yuborildi!', notSent: 'Xatolik yuz berdi, iltimos, qaytadan urinib koʻring.',
    logOut: 'Chiqish', sure: 'Ishonchingiz komilmi?', yes: 'Ha, chiqish', loggedOut: 'Tizimdan chiqdingiz',
    incomplete: 'Sahifa toʻliq yuklanmadi.', forms: 'Formalar va tugmalar hozircha ishlamaydi.', reload: 'Qayta yuklash', dashboard: 'Xush kelibsiz',
    crash: 'Bu sahifa ishlamay qoldi', home: 'Bosh sahifaga oʻtish', classes: 'Darslar va guruhlar',
  },
]) {
  test.describe(`in ${words.language}`, () => {
    // As it was chosen on an earlier visit.
    test.beforeEach(({ page }) => page.addInitScript((language) => localStorage.getItem('language') ?? localStorage.setItem('language', language), words.language))

    test('without a line the catalogue says so, and comes back with it', async ({ context, page }) => {
      await page.route('**/api/*/public', (route) => route.abort())
      await page.goto('/lessons')
      const note = main(page).getByRole('alert')
      await expect(note).toContainText(words.notLoaded)
      await page.unroute('**/api/*/public')
      await context.setOffline(true)
      await note.getByRole('button', { name: words.again }).click()
      await expect(note).toContainText(words.lost)
      await context.setOffline(false)
      await expect(main(page).getByRole('article').first()).toBeVisible()
      await expect(note).toHaveCount(0)
    })

    test('without a line a log-in says so and keeps what was typed; repeated, it is sent once', async ({ context, page }) => {
      await page.goto('/login')
      const email = page.getByLabel(words.email, { exact: true })
      const secret = page.getByLabel(words.password, { exact: true })
      const submit = main(page).getByRole('button', { name: words.logIn, exact: true })
      await email.fill('malika@nihol.test')
      await secret.fill(password)
      await page.waitForLoadState('networkidle')
      const before = await latest(page)
      await context.setOffline(true)
      await submit.click()
      await expect(main(page).getByRole('alert')).toContainText(words.notLoggedIn)
      await expect(main(page).getByRole('alert')).toContainText(words.lost)
      await expect(email).toHaveValue('malika@nihol.test')
      await expect(secret).toHaveValue(password)
      await context.setOffline(false)
      await submit.dblclick()
      await expect(page).toHaveURL(/\/dashboard$/)
      const sent = (await recorded(page, before)).filter(({ path, body }) => path === '/user/login' && JSON.stringify(body).includes('malika@'))
      expect(sent.map(({ status }) => status)).toHaveLength(1)
    })

    test('without a line a request for a call says so and keeps what was typed; repeated, it is sent once', async ({ context, page }) => {
      const address = `offline-${words.language}-${Date.now()}@nihol.test`
      await page.goto('/#consultation')
      await page.getByLabel(words.name, { exact: true }).fill('Oʻgʻiloy')
      await page.getByLabel(words.phone, { exact: true }).fill('+1 215 555 0134')
      await page.getByLabel(words.email, { exact: true }).and(page.locator('form *')).last().fill(address)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: words.call }) })
      await form.getByRole('button', { name: words.call }).click()
      await expect(form.getByRole('alert')).toContainText(words.notSent)
      await expect(form.getByRole('alert')).toContainText(words.lost)
      await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('Oʻgʻiloy')
      await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(address)
      await context.setOffline(false)
      await form.getByRole('button', { name: words.call }).dblclick()
      await expect(form).toContainText(words.sent)
      const sent = (await recorded(page)).filter(({ method, body }) => method === 'POST' && JSON.stringify(body).includes(address))
      expect(sent).toHaveLength(1)
    })

    test('a page whose file went with a new release loads once more, then says so, and opens when the file is back', async ({ page }) => {
      const gone = /assets\/PricingPage-.*\.js/
      await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }))
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const asked = documents(page)
      const link = page.getByRole('banner').getByRole('link', { name: words.pricing })
      const missed = page.waitForResponse(gone)
      await link.hover()
      await missed
      const next = page.waitForResponse(/assets\/AboutPage-/)
      await page.getByRole('banner').locator('a[href$="/about-us"]').hover()
      await next
      expect(asked(), 'a page that is only likely to be wanted reloads nothing').toBe(0)
      await link.click()
      const note = page.getByRole('alert').filter({ hasText: words.incomplete })
      await expect(note).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(1)
      await expect(page).toHaveURL(/\/pricing$/)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible() // as it was written
      await page.unroute(gone)
      await note.getByRole('button', { name: words.reload }).click()
      await expect(main(page).getByRole('tablist')).toBeVisible()
      await expect(note).toHaveCount(0)
      const second = main(page).getByRole('tab').nth(1)
      await second.click()
      await expect(second).toHaveAttribute('aria-selected', 'true')
      expect(asked()).toBe(2)
    })

    const other = words.language === 'en' ? { name: 'UZ', lang: 'uz', heading: 'Narxlar' } : { name: 'EN', lang: 'en', heading: 'Pricing' }
    const inOther = async (page: Page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang)
      await expect(page.getByRole('banner').getByRole('link', { name: other.heading })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(keys)
    }

    test('without a line another language does not come, and no page of keys; with the line it does', async ({ context, page }) => {
      await page.goto('/pricing')
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Shift')
      const heading = await main(page).getByRole('heading', { level: 1 }).innerText()
      await context.setOffline(true)
      const missed = page.waitForEvent('requestfailed')
      const change = page.getByRole('banner').getByRole('button', { name: other.name })
      await change.click()
      await missed
      await expect(page.getByRole('banner').getByRole('link', { name: words.pricing })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
      await context.setOffline(false)
      await change.click()
      await inOther(page)
    })

    test('another language whose words went with a new release loads the page anew, in it', async ({ page }) => {
      await page.goto('/pricing')
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Shift')
      const asked = documents(page)
      const gone = /\/assets\/.*\.js/
      await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }))
      await page.getByRole('banner').getByRole('button', { name: other.name }).click()
      await expect.poll(asked).toBeGreaterThan(0)
      await inOther(page) // as it was prerendered
      await page.unroute(gone)
      await page.reload()
      await inOther(page)
      const second = main(page).getByRole('tab').nth(1)
      await second.click()
      await expect(second).toHaveAttribute('aria-selected', 'true')
    })

    test('a signed-in page whose file went with a new release loads once more, then says so in its place, and opens when the file is back', async ({ page }) => {
      const gone = /assets\/ClassesPage-.*\.js/
      await logIn(page, 'aziza@nihol.test', { email: words.email, password: words.password, submit: words.logIn })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.dashboard)
      await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }))
      await page.goto('/dashboard')
      await page.waitForLoadState('networkidle')
      const asked = documents(page)
      await page.getByRole('complementary').getByRole('link', { name: words.classes, exact: true }).click()
      const note = main(page).getByRole('alert')
      await expect(note.getByRole('heading', { level: 1, name: words.crash })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(1)
      await expect(page).toHaveURL(/\/classes$/)
      await expect(page.getByRole('complementary')).toBeVisible()
      await expect(note.getByRole('link', { name: words.home })).toHaveAttribute('href', words.language === 'uz' ? '/uz' : '/')
      await page.unroute(gone)
      await note.getByRole('button', { name: words.reload }).click()
      await expect(main(page).getByRole('searchbox')).toBeVisible()
      await expect(note).toHaveCount(0)
      expect(asked()).toBe(2)
    })

    for (const [what, file] of [['the libraries', /assets\/libs-/], ['the app', /assets\/index-.*js/], ['the words', /assets\/common-/]] as const) {
      for (const [how, lose] of [
        ['went with a new release', (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })],
        ['is lost on the way', (route: Route) => route.abort()],
      ] as const) {
        test(`when the file of ${what} ${how}, a page can be read and says what is missing`, async ({ page }) => {
          await page.route(file, lose)
          await page.goto('/')
          const note = page.getByRole('alert').filter({ hasText: words.incomplete })
          await expect(note).toBeVisible()
          await expect(note.getByText(words.forms)).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', words.language)
          await expect(page.getByRole('banner').getByRole('link', { name: words.pricing })).toBeVisible()
          await page.unroute(file)
          await note.getByRole('button', { name: words.reload }).click()
          await page.keyboard.press('Shift')
          await page.getByRole('button', { name: /^(EN|UZ)/ }).first().click() // it lives
          await expect(page.locator('html')).toHaveAttribute('lang', 'en')
          await expect(note).toHaveCount(0)
        })
      }
    }

    test('a page that did not come for want of a line says so, keeps the way around it, and comes with the line', async ({ context, page }) => {
      const classes = /assets\/ClassesPage-.*\.js/
      await page.route(classes, (route) => route.abort())
      await logIn(page, 'aziza@nihol.test', { email: words.email, password: words.password, submit: words.logIn })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.dashboard) // the frame is there
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('link', { name: words.classes }).filter({ visible: true }).first().click()
      await expect(main(page).getByRole('heading', { level: 1, name: words.offline })).toBeVisible()
      await expect(main(page)).not.toContainText(words.crash)
      await expect(page.getByRole('complementary')).toBeVisible()
      await page.unroute(classes)
      await context.setOffline(false)
      await expect(main(page).getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(/\/classes$/)
    })

    test('a link pressed without a line, first of all on a page as it was written, says so and is followed with the line', async ({ context, page }) => {
      await page.goto('/privacy')
      // The app has taken it over, and nobody has used it.
      await expect.poll(() => taken(page, 'header a')).toBe(true)
      await context.setOffline(true)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(main(page).getByRole('heading', { level: 1, name: words.offline })).toBeVisible()
      await context.setOffline(false)
      await expect(main(page).getByRole('heading', { level: 1, name: words.language === 'en' ? /^Small live classes/ : /^Kichik guruh/ })).toBeVisible()
    })

    test('without the app, a page for who is signed in says so instead of loading for ever', async ({ page }) => {
      await logIn(page, 'aziza@nihol.test', { email: words.email, password: words.password, submit: words.logIn })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.dashboard)
      await page.route(/assets\/libs-/, (route) => route.abort())
      await page.reload()
      const note = page.getByRole('alert').filter({ hasText: words.incomplete })
      await expect(note).toBeVisible()
      await expect(page.getByRole('status')).toHaveCount(0)
      await expect(note.getByText(words.forms)).toBeHidden() // there are none to be seen
      await page.unroute(/assets\/libs-/)
      await note.getByRole('button', { name: words.reload }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.dashboard)
    })

    for (const kind of ['js', 'css'])
      test(`without the ${kind} file of the dialogs the browser’s own ones ask and tell`, async ({ page }) => {
        await page.route(new RegExp(`assets/sweetalert-.*\\.${kind}$`), (route) => route.abort())
        const said: string[] = []
        page.on('dialog', (dialog) => {
          said.push(`${dialog.type()}: ${dialog.message()}`)
          void (said.length === 1 ? dialog.dismiss() : dialog.accept())
        })
        await logIn(page, 'bekzod@nihol.test', { email: words.email, password: words.password, submit: words.logIn })
        const logOut = page.getByRole('button', { name: words.logOut })
        await logOut.click()
        await expect.poll(() => said.length).toBe(1)
        await expect(page).toHaveURL(/\/dashboard$/)
        await logOut.click()
        await expect(page).toHaveURL(/\/login$/)
        await expect.poll(() => said.length).toBe(3)
        expect(said[0]).toContain(`confirm: ${words.sure}`)
        expect(said[2]).toContain(`alert: ${words.loggedOut}`)
      })
  })
}

test('a page that is first used without a connection stays as it is; a dialog that did not come says so, and comes with the connection', async ({ context, page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  const notify = main(page).getByRole('button', { name: 'Notify Me' }).first()
  await notify.click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: /Be the first to know/ })).toBeVisible()
})
