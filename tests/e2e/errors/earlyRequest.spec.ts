import type { Page } from '@playwright/test'
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
