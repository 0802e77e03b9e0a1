import type { Page } from '@playwright/test'
import { isFull } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { addressIn, expect, hold, hydrated, openWithoutCode, test } from '../journeys/journey.ts'

test('a click on a button before hydration takes effect after it', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/')
  await page.getByRole('button', { name: 'Compare Options' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a click on the booking is heard at once and requests the dialog before hydration', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/')
  const button = page.getByRole('main').locator('[data-trial]').first()
  await page.evaluate(() => {
    let clicks = 0
    const count = () => (document.documentElement.dataset['clicks'] = String((clicks += 1)))
    addEventListener('click', count)
  })
  const dialogCode = page.waitForRequest(/TrialDialog-/)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: messagesOf('en')('common:loading') })).toBeAttached()
  await dialogCode
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(page.locator('#heard')).toHaveCount(0)
  // Pressed once, and repeated once: Back shows the page without the dialog.
  await expect(page.locator('html')).toHaveAttribute('data-clicks', '2')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a click on the booking while the page still arrives is heard, and requests the dialog', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/index-.*\.js$/)
  const line = await page.context().newCDPSession(page)
  const limit = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await limit(10_000)
  await page.goto('/', { waitUntil: 'commit' })
  const dialogCode = page.waitForRequest(/TrialDialog-/)
  await page.getByRole('main').locator('[data-trial]').first().click()
  await limit(-1)
  await expect(page.getByRole('status').filter({ hasText: messagesOf('en')('common:loading') })).toBeAttached()
  await dialogCode
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a dialog opens as soon as its code has arrived, without a timer', async ({ page }) => {
  await page.clock.install()
  const letGo = await hold(page, /TrialDialog-/)
  await page.goto('/')
  await hydrated(page, '#root footer a')
  await page.getByRole('main').locator('[data-trial]').first().click()
  await expect(page.getByText(messagesOf('en')('common:loading'), { exact: true })).toBeAttached()
  // Stops React's timer for suspended content. The time must be in the future, which a busy machine can miss.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 50))).toPass()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a click on a link before hydration navigates', async ({ page }) => {
  await hold(page, /HomePage-/)
  const begun = page.waitForResponse(/index-.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await begun).finished()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('en')('pricing:hero.title'))
})

test('an email typed into the newsletter form before hydration stays, and Enter opens the dialog', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/')
  const box = page.getByRole('main').getByLabel('Email', { exact: true }).first()
  await box.fill('early@misol.com')
  await box.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
  letGo()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('early@misol.com')
})

for (const address of isFull ? ['/', '/pricing', '/lessons'] : ['/lessons']) {
  test(`a language chosen on ${address} before hydration changes the whole page and its address`, async ({ page }) => {
    const letGo = await openWithoutCode(page, address)
    const h1 = page.getByRole('heading', { level: 1 })
    const english = await h1.innerText()
    await page.getByRole('button', { name: /^UZ/ }).first().click()
    letGo()
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    await expect(h1).not.toHaveText(english)
    await expect(page.getByRole('contentinfo')).toContainText('Maxfiylik siyosati')
    await expect(page).toHaveURL(new RegExp(`${addressIn('uz', address)}$`))
  })
}

test.describe('while the code of the catalog has not arrived', () => {
  /** Opens the catalog with a hydrated frame, without the code of the page. */
  async function openFrame(page: Page) {
    const letGo = await hold(page, /assets\/LessonsPage-/)
    await page.goto('/lessons', { waitUntil: 'commit' })
    await hydrated(page, 'footer a')
    return letGo
  }
  const heading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: messagesOf('en')('site:lessonsPage.title') })

  test('the files that it imports are requested, also when the scripts are cached', async ({ page }) => {
    await page.goto('/lessons')
    await page.waitForLoadState('networkidle')
    await openFrame(page)
    await expect(page.locator('link[rel=modulepreload][href*=ListingBrowser]')).toBeAttached()
  })

  test('its large files follow the typeface, and its other files React', async ({ page }) => {
    const linkTo = (file: string) => page.locator(`head link[rel=modulepreload][href*="assets/${file}-"]`)
    const sendFont = await hold(page, /\.woff2$/)
    const sendReact = await hold(page, /assets\/react-/)
    await page.goto('/lessons', { waitUntil: 'commit' })
    await expect(page.locator('script[src*="assets/index-"]')).toBeAttached()
    await expect(linkTo('data')).toHaveCount(0)
    sendFont()
    await expect(linkTo('data')).toBeAttached()
    await expect(linkTo('listing')).toBeAttached()
    await expect(linkTo('ListingBrowser')).toHaveCount(0)
    sendReact()
    await expect(linkTo('ListingBrowser')).toBeAttached()
  })

  test('links of the frame navigate', async ({ page }) => {
    await openFrame(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('en')('pricing:hero.title'))
  })

  test('a click on its filters takes effect once', async ({ page }) => {
    const letGo = await openFrame(page)
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' }).first()
    await filters.click()
    await expect(filters).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(filters).not.toHaveAttribute('aria-busy')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/lessons$/)
  })

  test('the menu of phones leaves the page in place and opens once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const letGo = await openFrame(page)
    await page.getByRole('button', { name: messagesOf('en')('common:nav.openMenu') }).click()
    await expect(page).toHaveURL(/menu/)
    await expect(heading(page)).toBeVisible()
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/lessons$/)
  })
})
