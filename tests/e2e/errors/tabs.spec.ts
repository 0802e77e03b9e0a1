import { en } from '../../words.ts'
import { answer, expect, logIn, main, newcomer, press, recorded, signIn, test } from '../journeys/journey.ts'
import { sidebar } from './setting.ts'

test.use({ allowed: [/Failed to load resource|The session could not be restored/] })

test('another user logs in in another tab: this tab follows and keeps nothing of the first', async ({ page }) => {
  await logIn(page, 'rustam@nihol.test')
  await expect(main(page)).toContainText('Chess')
  await sidebar(page).getByRole('link', { name: 'Add Class and Group' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A secret of Rustam')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await press(sidebar(other), 'Log out')
  await answer(other, 'Are you sure?', 'Yes, log out')
  await other.getByRole('dialog', { name: 'Logged Out' }).getByRole('button').last().click()
  await expect(page).toHaveURL(/\/login$/)
  const before = (await recorded(page)).at(-1)?.number
  await signIn(other, 'aziza@nihol.test')
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Student')
  await expect(sidebar(page).getByRole('link', { name: 'Add Class and Group' })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('secret')
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(),
  )
  expect(kept).not.toContain('secret')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const senders = (await recorded(page, before))
    .map(({ headers }) => headers['authorization'])
    .filter((header) => header === `Bearer ${token}`)
  expect(senders.length).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByLabel('Title', { exact: true }).and(page.locator('input'))).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('secret')
})

test('a session that expires in one tab keeps the form in the other', async ({ context, page }) => {
  const email = await newcomer(page, 'teacher')
  await page.goto('/add-class-group')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Half a class')
  const other = await context.newPage()
  await other.route('**/api/class/own-classes', (route) =>
    route.fulfill({ status: 401, json: { message: 'jwt expired' } }),
  )
  await other.goto('/dashboard')
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(/\/login\?next=/)
    await expect(main(tab)).toContainText('Your session has ended. Please log in again.')
  }
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await other.close() // it would follow the login and get the next 401
  await signIn(page, email)
  await expect(page).toHaveURL(/\/add-class-group$/)
  await expect(title).toHaveValue('Half a class')
})

test('cleared storage opens the login page with a notice at the next read or write, and returns', async ({ page }) => {
  const email = await newcomer(page, 'student')
  const clear = () => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await page.goto('/pricing')
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(dashboard).toBeVisible()
  await clear()
  await dashboard.click()
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/)
  await expect(
    main(page).getByRole('status').filter({ hasText: 'Your session has ended. Please log in again.' }),
  ).toBeVisible()

  await logIn(page, email)
  await page.goto('/classes')
  await main(page).getByRole('article').filter({ hasText: 'Chess' }).first().getByRole('link').first().click()
  await main(page).getByRole('button', { name: 'Enroll Now' }).first().click()
  await clear()
  await answer(page, 'Are you sure?', 'Yes, enroll')
  await expect(page).toHaveURL(/\/login\?next=%2Fclassdetails%2F/)
  await expect(main(page)).toContainText('Your session has ended. Please log in again.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a weekly series that two tabs publish at the same time has each lesson once', async ({ context, page }) => {
  await newcomer(page, 'teacher')
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/add-class-group')
    await tab.getByText(en('teaching:schedule.title')).click()
    await tab.getByRole('radio', { name: en('teaching:schedule.choice.several') }).check()
    for (const [label, text] of [
      ['teaching:field.title', 'Two tabs'],
      ['teaching:field.description', 'Once each.'],
      ['teaching:field.link', 'https://meet.example.com/tabs'],
      ['teaching:field.startDate', '2032-03-01T17:00'],
      ['teaching:series.field', '3'],
    ] as const)
      await tab.getByLabel(en(label), { exact: true }).fill(text)
    await tab.locator('input[type=file]').setInputFiles('tests/backend/seed/pictures/chess-first-moves.webp')
    await expect(main(tab).getByRole('button', { name: en('teaching:field.imageRemove') })).toBeVisible()
  }
  await Promise.all(tabs.map((tab) => press(main(tab), en('teaching:add.submit'))))
  for (const tab of tabs) await expect(tab.getByRole('dialog', { name: en('teaching:add.done') })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const own = await page.request.get('/api/class/own-classes', { headers: { authorization: `Bearer ${token}` } })
  const titles = ((await own.json()) as { title: string }[]).map(({ title }) => title)
  expect(titles.toSorted()).toEqual([1, 2, 3].map((number) => `Two tabs (${number}/3)`))
})
