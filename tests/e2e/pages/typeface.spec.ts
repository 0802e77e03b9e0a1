import type { Page } from '@playwright/test'
import { expect, password, test } from '../journeys/journey.ts'

/** The name of the font that draws the visible heading, as the browser's developer tools report it. */
async function drawnWith(page: Page, selector: string): Promise<string> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName ?? ''
}

test('a font that arrives late changes nothing on the first page, and draws dialogs and later pages', async ({
  page,
}) => {
  let deliver = () => {}
  const painted = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  // Loading ends with the font. The browser decides within 100 ms of the first paint, before the page is hydrated.
  await page.goto('/pricing', { waitUntil: 'commit' })
  await expect(page.locator('html')).not.toHaveClass(/arriving/)
  const font = page.waitForResponse(/woff2/)
  deliver()
  await (await font).finished()
  await page.getByRole('button', { name: 'Book a free trial' }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
  expect(await drawnWith(page, 'main h1')).not.toMatch(/Onest/)
  expect(await drawnWith(page, 'dialog h3')).toMatch(/Onest/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Nihol', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Live online classes')
  expect(await drawnWith(page, 'main h1')).toMatch(/Onest/)
})

test('draws a signed-in page that is opened first', async ({ page, request }) => {
  const credentials = { email: 'aziza@nihol.test', password, password_confirmation: password }
  const { access_token: token } = (await (await request.post('/api/user/login', { data: credentials })).json()) as {
    access_token: string
  }
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drawnWith(page, 'main h1')).toMatch(/Onest/)
})
