import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { expect, hold, logIn, main, test } from './journey.ts'

// The browser logs the failed requests.
test.use({ allowed: [/Failed to load resource/] })

const code = /assets\/.*\.js/
const lists = /\/api\/(class|group)\/public$/
const bothLists = ['/api/class/public', '/api/group/public']

/** The paths of the requests from now on. */
function requests(page: Page, pattern: RegExp) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) asked.push(pathname)
  })
  return () => asked.toSorted()
}

/** The app has drawn the dashboard, with the first card in it. */
async function expectDashboard(page: Page) {
  await expect(page.getByRole('main').locator('ul a[href]').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const [scratch, python, quran] = [
  listingId('class', 'scratch-first-game'),
  listingId('group', 'python-beginners'),
  listingId('group', 'quran-oilaviy'),
]
const ofStudents = ['/api/user/login/access', '/api/manual-purchase']

for (const { who, email = 'aziza@nihol.test', purchases, wanted } of [
  {
    who: 'a student with few bare ids',
    wanted: [...ofStudents, `/api/class/${scratch}`, `/api/group/${python}`, `/api/group/${quran}`],
  },
  {
    who: 'a student with a class that was bought twice and a row without data',
    purchases: [null, ...Array.from({ length: 6 }, () => ({ classId: scratch })), { groupId: python }],
    wanted: [...ofStudents, `/api/class/${scratch}`, `/api/group/${python}`],
  },
  {
    who: 'a teacher',
    email: 'rustam@nihol.test',
    wanted: ['/api/user/login/access', '/api/class/own-classes', '/api/group/own-groups'],
  },
])
  test(`the dashboard of ${who} requests its data before its code has loaded, and once`, async ({ page }) => {
    await logIn(page, email)
    if (purchases) await page.route('**/api/manual-purchase', (route) => route.fulfill({ json: purchases }))
    await page.goto('/dashboard', { waitUntil: 'networkidle' }) // after the login it may still be reading
    const asked = requests(page, /^\/api\/(user|manual-purchase|class|group)/)
    const letGo = await hold(page, code)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(asked).toEqual(wanted.toSorted())
    letGo()
    await expectDashboard(page)
    expect(asked()).toEqual(wanted.toSorted())
  })

test('a pending early request of the dashboard is not repeated by the app', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const asked = requests(page, /\/api\/(user\/login\/access|manual-purchase)$/)
  const letGo = await hold(page, /\/api\/manual-purchase$/)
  await page.reload()
  await expect(main(page).locator('.skeleton').first()).toBeVisible() // the app has mounted and is waiting
  letGo()
  await expectDashboard(page)
  expect(asked()).toEqual(ofStudents.toSorted())
})

for (const { email, list } of [
  { email: 'aziza@nihol.test', list: '/api/manual-purchase' },
  { email: 'aziza@nihol.test', list: `/api/group/${python}` },
  { email: 'rustam@nihol.test', list: '/api/class/own-classes' },
])
  test(`${list} on the dashboard, whose early request fails, is not requested again before the error is shown`, async ({
    page,
  }) => {
    await logIn(page, email)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.route(`**${list}`, (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    const asked = requests(page, new RegExp(`${list}$`))
    await page.reload()
    await expect(main(page).getByRole('button', { name: en('common:tryAgain') })).toBeVisible()
    expect(asked()).toEqual([list])
  })

test('the first render of the dashboard shows the cards if their lists came before the code', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const letGo = await hold(page, /DashboardPage.*\.js/)
  await page.addInitScript(() => {
    const rendering = new MutationObserver(() => {
      const shown = document.querySelector('#root main')
      if (!shown) return
      rendering.disconnect()
      Object.assign(window, { first: shown.querySelectorAll('ul a[href*="/classroom/"]').length })
    })
    rendering.observe(document, { childList: true, subtree: true })
  })
  const read = page.waitForResponse(new RegExp(`/api/group/${quran}$`))
  await page.reload({ waitUntil: 'commit' })
  await read
  // The app has taken the responses.
  await expect
    .poll(() => page.evaluate(() => (window as { earlyRequests?: Map<string, unknown> }).earlyRequests?.size))
    .toBe(0)
  letGo()
  await expectDashboard(page)
  expect(await page.evaluate(() => (window as { first?: number }).first)).toBeGreaterThan(0)
})

test('a session that a list ends before the first render opens the login page with a notice', async ({ page }) => {
  await logIn(page, 'rustam@nihol.test')
  await page.goto('/dashboard', { waitUntil: 'networkidle' }) // otherwise its list gets the 401 before the reload
  const letGo = await hold(page, /DashboardPage.*\.js/)
  await page.route('**/api/class/own-classes', (route) =>
    route.fulfill({ status: 401, json: { message: 'jwt expired' } }),
  )
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  letGo()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(main(page)).toContainText(en('messages:sessionEnded'))
})

test('early requests of the catalog that take ten seconds are not repeated by the app', async ({ page }) => {
  await page.clock.install()
  const asked = requests(page, lists)
  const letGo = await hold(page, lists)
  await page.goto('/lessons')
  // The page has taken what src/app/boot.ts asked for, and waits for it.
  const untaken = () => [...((window as { earlyRequests?: Map<string, unknown> }).earlyRequests?.keys() ?? [])]
  await expect.poll(async () => (await page.evaluate(untaken)).filter((address) => lists.test(address))).toEqual([])
  await page.clock.fastForward(10_000)
  letGo()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(asked()).toEqual(bothLists)
})

test('a failed early request for a list is not repeated before the error is shown', async ({ page }) => {
  await page.route(lists, (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
  const asked = requests(page, lists)
  await page.goto('/lessons')
  await expect(page.getByRole('main').getByRole('button', { name: en('common:tryAgain') })).toBeVisible()
  expect(asked()).toEqual(bothLists)
})
