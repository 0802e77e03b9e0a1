import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { expect, hold, logIn, test } from './journey.ts'

/** The app has drawn the dashboard, with the first card in it. */
async function dashboardStands(page: Page) {
  await expect(page.getByRole('main').locator('ul a[href]').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const [scratch, python, quran] = [
  listingId('class', 'scratch-first-game'),
  listingId('group', 'python-beginners'),
  listingId('group', 'quran-oilaviy'),
]

// The purchases are few bare ids.
for (const [email, wanted] of [
  [
    'aziza@nihol.test',
    [
      '/api/user/login/access',
      '/api/manual-purchase',
      `/api/class/${scratch}`,
      `/api/group/${python}`,
      `/api/group/${quran}`,
    ],
  ],
  ['rustam@nihol.test', ['/api/user/login/access', '/api/class/own-classes', '/api/group/own-groups']],
] as const)
  test(`the dashboard of ${email} requests its data before its code has loaded, and once`, async ({ page }) => {
    await logIn(page, email)
    await page.goto('/dashboard', { waitUntil: 'networkidle' }) // after the login it may still be reading
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (wanted.some((path: string) => path === pathname)) asked.push(pathname)
    })
    const letGo = await hold(page, /assets\/.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => [...asked].sort()).toEqual([...wanted].sort())
    letGo()
    await dashboardStands(page)
    expect([...asked].sort()).toEqual([...wanted].sort())
  })

test('a class that was bought twice, or a row without data, does not make the dashboard request the lists', async ({
  page,
}) => {
  await logIn(page, 'aziza@nihol.test')
  await page.route('**/api/manual-purchase', (route) =>
    route.fulfill({ json: [null, ...Array.from({ length: 6 }, () => ({ classId: scratch })), { groupId: python }] }),
  )
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(class|group)\//.test(pathname)) asked.push(pathname)
  })
  const letGo = await hold(page, /assets\/.*\.js/)
  await page.reload({ waitUntil: 'commit' })
  const both = [`/api/class/${scratch}`, `/api/group/${python}`]
  await expect.poll(() => asked).toEqual(both)
  letGo()
  await dashboardStands(page)
  expect(asked).toEqual(both)
})

test('a pending early request of the dashboard is not repeated by the app', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const early = /\/api\/(user\/login\/access|manual-purchase)$/
  const asked: string[] = []
  page.on('request', (request) => {
    if (early.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const letGo = await hold(page, early)
  await page.reload()
  await expect(page.locator('#root [role=status], #root .skeleton').first()).toBeAttached() // the app has mounted and is waiting
  letGo()
  await dashboardStands(page)
  expect(asked.toSorted()).toEqual(['/api/manual-purchase', '/api/user/login/access'])
})

/** The lists requested by src/app/boot.ts and not taken yet. */
const waitsForEarly = (page: Page) =>
  page.evaluate(() =>
    [...((window as { earlyRequests?: Map<string, unknown> }).earlyRequests?.keys() ?? [])].filter((address) =>
      address.endsWith('/public'),
    ),
  )

test('pending early requests of the catalog are not repeated by the app', async ({ page }) => {
  const lists = /\/api\/(class|group)\/public$/
  const asked: string[] = []
  page.on('request', (request) => {
    if (lists.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const letGo = await hold(page, lists)
  await page.goto('/lessons')
  // The page has taken what src/app/boot.ts asked for, and waits for it.
  await expect.poll(() => waitsForEarly(page)).toEqual([])
  letGo()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(asked.toSorted()).toEqual(['/api/class/public', '/api/group/public'])
})

test('lists that take ten seconds are requested once', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/public')) asked += 1
  })
  const letGo = await hold(page, /\/api\/(class|group)\/public$/)
  await page.goto('/lessons')
  await expect.poll(() => waitsForEarly(page)).toEqual([])
  await page.clock.fastForward(10_000)
  letGo()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(asked).toBe(2)
})
