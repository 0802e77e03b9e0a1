import { sentinels, sentinelStudent } from '../../backend/seed/sentinels.ts'
import { expect, logIn, password, recorded, test } from './journey.ts'

/** How many requests the stand-in has received. */
const latest = async (page: Parameters<typeof recorded>[0]) => (await recorded(page)).at(-1)?.number ?? 0

test('a return path to another site is ignored', { tag: '@matrix' }, async ({ page }) => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/classdetails/..%2F..%2Fx/class',
    '/dashboard/../..',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email', { exact: true }).fill('malika@nihol.test')
    await page.getByLabel('Password', { exact: true }).fill(password)
    const purchases = page.waitForResponse((response) => response.url().endsWith('/api/manual-purchase'))
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/)
    await purchases // sent without the token, it would be refused
    await page.evaluate(() => localStorage.removeItem('access_token'))
  }
})

test('after login, a visitor returns to the shared class with the confirmation open', async ({ page }) => {
  await page.goto('/lessons')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log in to enroll' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fclassdetails%2F/)
  await page.getByLabel('Email', { exact: true }).fill('malika@nihol.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/classdetails\/[^/]+\/(class|group)/)
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
})

test.describe('with refused requests', () => {
  test.use({ allowed: [/Failed to load resource/] })

  test('invalid addresses show a page and send no request', async ({ page }) => {
    await logIn(page, 'aziza@nihol.test')
    await page.goto('/dashboard', { waitUntil: 'networkidle' }) // reads the enrolled classes
    const before = await latest(page)
    for (const address of [
      '/classroom/abc/lesson',
      '/classdetails/a%2Fb/class',
      '/classdetails/__proto__/x',
      '/classroom/..%2F..%2Fuser/class',
      '/nowhere/at/all',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    }
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const sent = (await recorded(page, before)).filter(
      ({ path, headers }) =>
        headers['authorization'] === `Bearer ${token}` &&
        !['/user/login/access', '/manual-purchase', '/category'].includes(path),
    )
    expect(sent.map(({ path }) => path)).toEqual([])
  })

  test('login shows the message of the server once and keeps the values', async ({ page }) => {
    await page.goto('/login')
    const before = await latest(page)
    await page.getByLabel('Email', { exact: true }).fill('nobody@nihol.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong one')
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).dblclick()
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@nihol.test')
    expect(
      (await recorded(page, before)).filter(
        ({ body }) => (body as { email?: string } | null)?.email === 'nobody@nihol.test',
      ),
    ).toHaveLength(1)
  })

  test('a deleted class shows a clear message', async ({ page }) => {
    await logIn(page, 'aziza@nihol.test')
    await page.goto('/classroom/000000000000000000000000/class')
    await expect(page.getByRole('main')).toContainText(/no longer|not found|could not be found/i)
  })
})

test('a stored javascript: link is shown as text and never opens', async ({ page }) => {
  await logIn(page, sentinelStudent)
  const { type, _id } = sentinels.javascriptLink
  await page.goto(`/classroom/${_id}/${type}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('javascript:alert(1)')).toBeVisible()
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Join Live Meeting' })).toHaveCount(0)
})

test('the class form shows each error next to its field and sends no request', { tag: '@matrix' }, async ({ page }) => {
  await logIn(page, 'dilnoza@nihol.test')
  await page.goto('/add-class-group')
  const before = await latest(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill('Chess '.repeat(1700))
  await page.getByLabel('Description', { exact: true }).fill('Openings')
  await page.getByLabel('Link', { exact: true }).fill('javascript:alert(1)')
  await page.getByLabel('Price', { exact: true }).fill('twenty')
  await page.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(main).toContainText('The link must start with https://')
  await expect(main).toContainText('Enter a price like 25 or 25.50')
  await expect(page.getByLabel('Link', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Chess '.repeat(1700))
  await page.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(41 * 1024 * 1024)]),
  })
  await expect(main).toContainText('40 MB')
  expect(
    (await recorded(page, before)).filter(
      ({ method, path }) => method === 'POST' && ['/files', '/class', '/group'].includes(path),
    ),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
