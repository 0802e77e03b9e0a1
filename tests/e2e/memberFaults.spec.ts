import type { Page } from '@playwright/test'
import { expect, hold, logIn, password, recorded, test } from './journey.ts'

// What only a browser can show of a fault behind the log-in: answers that come too late, a reload in mid-write, two tabs, a cleared storage.
// The browser itself logs every request that fails.
test.use({ allowed: [/Failed to load resource|The session could not be restored/] })

const main = (page: Page) => page.getByRole('main')
const sidebar = (page: Page) => page.getByRole('complementary')
const latest = async (page: Page) => (await recorded(page)).at(-1)?.number ?? 0
/** Nothing is said on this page, now that all answers are here. */
async function silent(page: Page) {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Somebody new, whose enrolments are nobody else's. */
async function newcomer(page: Page, role: 'student' | 'teacher') {
  const email = `${role}-${test.info().testId}-${Date.now()}@nihol.test`
  expect((await page.request.post('/api/user/register', { data: { email, password, role, status: 'active' } })).status()).toBe(201)
  await logIn(page, email)
  return email
}

test('a slow write that ends after its page was left says nothing on the next one', async ({ page }) => {
  await newcomer(page, 'student')
  for (const fails of [true, false]) {
    let release = () => {}
    const gate = new Promise<void>((done) => (release = done))
    await page.route('**/api/manual-purchase/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await gate
      return fails ? route.fulfill({ status: 500, body: '' }) : route.continue()
    })
    await page.goto('/classes')
    await main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first().click()
    await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/manual-purchase/'))
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes, enroll' }).click()
    await sidebar(page).getByRole('link', { name: 'Classes and Groups' }).click()
    await expect(page).toHaveURL(/\/classes$/)
    release()
    await (await answered).finished()
    await silent(page)
    await expect(page).toHaveURL(/\/classes$/)
    await page.unroute('**/api/manual-purchase/*')
  }
})

for (const fails of [true, false])
  test(`a write that ${fails ? 'fails' : 'ends'} while the next page is on its way says nothing there`, async ({ page }) => {
    await newcomer(page, 'student')
    // Also what is said for a moment only.
    await page.addInitScript(() => {
      const said = new Set<string>()
      Object.assign(window, { said })
      new MutationObserver(() => document.querySelectorAll('[role=dialog] h2').forEach(({ textContent }) => said.add(textContent ?? ''))).observe(document, { childList: true, subtree: true, characterData: true })
    })
    let release = () => {}
    const answer = new Promise<void>((done) => (release = done))
    await page.route('**/api/manual-purchase/*', async (route) => {
      await answer
      return fails ? route.fulfill({ status: 500, body: '' }) : route.continue()
    })
    const letGo = await hold(page, /assets\/HomePage-/)
    await page.goto('/classes')
    await main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first().click()
    await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/manual-purchase/'))
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes, enroll' }).click()
    await sidebar(page).locator('a[href="/"]').last().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    release()
    await (await answered).finished()
    letGo()
    await expect(main(page).getByRole('heading', { level: 1, name: /^Small live classes/ })).toBeVisible()
    await silent(page)
    expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].filter(Boolean))).toEqual(['Are you sure?'])
  })

test('a list that was asked for early and failed is not asked for again before the page says so', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  const asked: string[] = []
  await page.route(/\/api\/(class\/public|group\/public)$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"down"}' })
  })
  await page.goto('/classes')
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(asked.toSorted()).toEqual(['/api/class/public', '/api/group/public'])
})

for (const words of [
  { language: 'en', title: "We couldn't check your session", kept: 'You are not signed out', again: 'Try again', inside: 'Our Classes and Groups', home: 'Home' },
  { language: 'uz', title: 'Seansingizni tekshirib boʻlmadi', kept: 'Siz tizimdan chiqarilmadingiz', again: 'Qayta urinish', inside: 'Darslarimiz va guruhlarimiz', home: 'Bosh sahifa' },
])
  test(`a session check that was made early and failed is made again on Try again, in place (${words.language})`, async ({ page }) => {
    await logIn(page, 'aziza@nihol.test')
    await page.evaluate((language) => localStorage.setItem('language', language), words.language)
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const faults = [
      { status: 500, body: '' },
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      { status: 200, contentType: 'application/json', body: '{"user":' },
      { status: 200, contentType: 'application/json', body: '[]' },
    ]
    let asked = 0
    await page.route('**/api/user/login/access', (route) => {
      asked += 1
      return route.fulfill(faults[0])
    })
    const loads: string[] = []
    page.on('domcontentloaded', (one) => loads.push(one.url()))
    const heading = main(page).getByRole('heading', { level: 1 })
    const again = main(page).getByRole('button', { name: words.again })
    await page.goto('/classes?q=chess')
    await expect(heading).toHaveText(words.title)
    await expect(page).toHaveTitle(`${words.title} · Nihol`)
    await expect(main(page).getByRole('alert')).toContainText(words.kept)
    await expect(page.locator('html')).toHaveAttribute('lang', words.language)
    for (let times = 1; times < 4; times += 1) {
      expect(asked).toBe(times)
      faults.shift()
      await again.dblclick()
      await expect.poll(() => asked).toBe(times + 1)
      await expect(again).toBeEnabled()
      await expect(heading).toHaveText(words.title)
    }
    // The whole way by keyboard, and what is beside it leads on.
    await expect(main(page).getByRole('link', { name: words.home })).toHaveAttribute('href', words.language === 'uz' ? '/uz' : '/')
    await page.unroute('**/api/user/login/access')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText(words.inside)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(/\/classes\?q=chess$/)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(token)
    expect(loads).toHaveLength(1)
  })

test('a slow read is given up by leaving, and says nothing on the next page', async ({ page }) => {
  await newcomer(page, 'student')
  const one = /\/api\/(class|group)\/[0-9a-f]{24}$/
  await page.route(one, () => undefined) // which never answers
  await page.goto('/classes')
  const givenUp = page.waitForEvent('requestfailed', (request) => one.test(request.url()))
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(main(page).getByText('Loading...').first()).toBeAttached()
  await sidebar(page).getByRole('link', { name: 'Classes and Groups' }).click()
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  await silent(page)
})

for (const words of [
  { language: 'en', restored: 'Your unsaved text was restored', picture: 'Please choose the image again.', takeBack: 'Remove this file', title: 'Title', discard: 'Discard' },
  { language: 'uz', restored: 'Saqlanmagan matningiz tiklandi', picture: 'Iltimos, rasmni qaytadan tanlang.', takeBack: 'Bu faylni olib tashlash', title: 'Nomi', discard: 'Oʻchirib tashlash' },
]) {
  test(`a reload in mid-write brings the text back, for this tab only, until it is discarded (${words.language})`, async ({ context, page }) => {
    await newcomer(page, 'teacher')
    await page.addInitScript((language) => localStorage.setItem('language', language), words.language)
    await page.goto('/add-class-group')
    const title = page.getByLabel(words.title, { exact: true })
    await title.fill('Oʻrmon maktabi')
    await page.reload()
    await expect(title).toHaveValue('Oʻrmon maktabi')
    const note = main(page).getByRole('status').filter({ hasText: words.restored })
    await expect(note).not.toContainText(words.picture) // none was chosen
    await page.locator('input[type=file]').setInputFiles('tests/backend/pictures/chess-first-moves.webp')
    await expect(main(page).getByRole('button', { name: words.takeBack })).toBeVisible()
    await page.reload()
    await expect(note).toContainText(words.picture)
    const fresh = await context.newPage()
    await fresh.goto('/add-class-group')
    await expect(fresh.getByLabel(words.title, { exact: true })).toHaveValue('')
    await fresh.close()
    await main(page).getByRole('button', { name: words.discard }).click()
    await expect(title).toHaveValue('')
    await page.reload()
    await expect(title).toHaveValue('')
    await expect(note).toHaveCount(0)
  })
}

test('somebody else signs in in another tab: this one follows and keeps nothing of the first', async ({ context, page }) => {
  await logIn(page, 'rustam@nihol.test')
  await expect(main(page)).toContainText('Chess')
  await sidebar(page).getByRole('link', { name: 'Add Class and Group' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A secret of Rustam')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await sidebar(other).getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes, log out' }).click()
  await other.getByRole('dialog', { name: 'Logged Out' }).getByRole('button').last().click()
  const before = await latest(page)
  await other.getByLabel('Email', { exact: true }).fill('aziza@nihol.test')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await main(other).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('student')
  await expect(sidebar(page).getByRole('link', { name: 'Add Class and Group' })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('Rustam')
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join())
  expect(kept).not.toContain('secret')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const senders = (await recorded(page, before)).map(({ headers }) => headers['authorization']).filter((header) => header === `Bearer ${token}`)
  expect(senders.length).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByLabel('Title', { exact: true }).and(page.locator('input'))).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('secret')
})

test('a session that runs out in one tab keeps what is being written in the other', async ({ context, page }) => {
  const email = await newcomer(page, 'teacher')
  await page.goto('/add-class-group')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Half a class')
  const other = await context.newPage()
  await other.route('**/api/class/own-classes', (route) => route.fulfill({ status: 401, json: { message: 'jwt expired' } }))
  await other.goto('/dashboard')
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(/\/login\?next=/)
    await expect(main(tab)).toContainText('Your session has ended. Please sign in again.')
  }
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await other.close() // it would follow the log-in, to the next 401
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/add-class-group$/)
  await expect(title).toHaveValue('Half a class')
})

test('a storage cleared in between leads to log-in with its reason and back again, at a read and at a write', async ({ page }) => {
  const email = await newcomer(page, 'student')
  const clear = () => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await page.goto('/classes')
  const link = main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first()
  await expect(link).toBeVisible()
  await clear()
  await link.click()
  await expect(page).toHaveURL(/\/login\?next=%2Fclassdetails%2F/)
  await expect(main(page).getByRole('status').filter({ hasText: 'Your session has ended. Please sign in again.' })).toBeVisible()

  await logIn(page, email)
  await page.goto('/classes')
  await link.click()
  await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
  await clear()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes, enroll' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fclassdetails%2F/)
  await expect(main(page)).toContainText('Your session has ended. Please sign in again.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
