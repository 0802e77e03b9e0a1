import { expect, hold, hydrated, test } from '../journeys/journey.ts'

test.use({ allowed: [/404/] })

for (const address of ['/nowhere', '/uz/nowhere', '/courses/nothing', '/upcoming-course/__proto__']) {
  test(`${address} answers 404 with our own page`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an Uzbek address with two slashes is an unknown page, too', async ({ page }) => {
  await page.goto('/uz//nowhere')
  await expect(page).toHaveURL(/localhost:\d+\/uz\/nowhere$/)
  await hydrated(page, '#root h1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
})

test('the search of the 404 page works without the app', async ({ page }) => {
  await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/nowhere', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('chess')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/lessons\?q=chess$/)
})
