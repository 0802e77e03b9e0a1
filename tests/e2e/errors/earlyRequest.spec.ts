import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { expect, logIn, test } from '../journeys/journey.ts'

test.use({ allowed: [/Failed to load resource|The session could not be restored/] })

const main = (page: Page) => page.getByRole('main')

test('a failed early request for a list is not repeated before the error is shown', async ({ page }) => {
  await logIn(page, 'aziza@nihol.test')
  await page.goto('about:blank') // the dashboard asks for the same lists
  const asked: string[] = []
  await page.route(/\/api\/(class\/public|group\/public)$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"down"}' })
  })
  await page.goto('/classes')
  await expect(main(page).getByRole('button', { name: messagesOf('en')('common:tryAgain') })).toBeVisible()
  expect(asked.toSorted()).toEqual(['/api/class/public', '/api/group/public'])
})

for (const language of languagesOf(1))
  test(`a failed session check is repeated by Try again without a reload (${language})`, async ({ page }) => {
    const t = messagesOf(language)
    await logIn(page, 'aziza@nihol.test')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
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
    const again = main(page).getByRole('button', { name: t('common:tryAgain') })
    await page.goto('/classes?q=chess')
    await expect(heading).toHaveText(t('messages:sessionUnknown'))
    await expect(page).toHaveTitle(`${t('messages:sessionUnknown')} · Nihol`)
    await expect(main(page).getByRole('alert')).toContainText(t('messages:sessionKept'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (let times = 1; times < 4; times += 1) {
      expect(asked).toBe(times)
      faults.shift()
      await again.dblclick()
      await expect.poll(() => asked).toBe(times + 1)
      await expect(again).toBeEnabled()
      await expect(heading).toHaveText(t('messages:sessionUnknown'))
    }
    await expect(main(page).getByRole('link', { name: t('common:nav.home') })).toHaveAttribute(
      'href',
      language === 'uz' ? '/uz' : '/',
    )
    await page.unroute('**/api/user/login/access')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText(t('classes:list.title'))
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(/\/classes\?q=chess$/)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(token)
    expect(loads).toHaveLength(1)
  })
