import type { Page } from '@playwright/test'
import { expect, hold, test, tokenOf } from '../journeys/journey.ts'
import { beginAs } from '../states/person.ts'

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

/** Holds the font until the returned function runs, which waits until the font has arrived and the browser has decoded it. */
async function holdFont(page: Page) {
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  const letGo = await hold(page, /\.woff2$/)
  return async () => {
    letGo()
    const file = (await arrived).url()
    await page.evaluate(async (url) => void (await new FontFace('Decoded', `url(${url})`).load()), file)
  }
}

/** Waits until the browser has painted a heading, which stays unpainted until the browser has decided about the font (100 ms at most). */
const waitForPaintedHeading = (page: Page) =>
  page.evaluate(async () => {
    type TextPaint = PerformanceEntry & { element?: Element | null }
    await new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ element }: TextPaint) => element?.tagName === 'H1')) resolve()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  })

async function openDashboard(page: Page) {
  await beginAs(page, 'en', await tokenOf(page.request, 'aziza@nihol.test'))
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a font that arrives late changes nothing that is shown, and draws the next dialog and page', async ({ page }) => {
  const deliver = await holdFont(page)
  const dialogHeading = page.getByRole('dialog').getByRole('heading', { level: 3 })
  await page.goto('/pricing', { waitUntil: 'commit' }) // loading ends with the font
  await waitForPaintedHeading(page)
  const open = page.getByRole('button', { name: 'Book a free trial' }).first()
  await open.click()
  await expect(dialogHeading).toBeVisible()
  await deliver()
  expect(await drawnWith(page, 'dialog h3')).not.toMatch(/Onest/)
  await page.keyboard.press('Escape')
  await expect(dialogHeading).toHaveCount(0)
  await open.click()
  await expect(dialogHeading).toBeVisible()
  expect(await drawnWith(page, 'main h1')).not.toMatch(/Onest/)
  expect(await drawnWith(page, 'dialog h3')).toMatch(/Onest/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Nihol', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Live online classes')
  expect(await drawnWith(page, 'main h1')).toMatch(/Onest/)
})

test('draws a signed-in page that is opened first, if it arrives before the session', async ({ page }) => {
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  const answer = await hold(page, /\/login\/access$/)
  const opened = openDashboard(page)
  await arrived
  answer()
  await opened
  expect(await drawnWith(page, 'main h1')).toMatch(/Onest/)
})

test('draws the second signed-in page if it arrives after the first', async ({ page }) => {
  const deliver = await holdFont(page)
  await hold(page, /\/api\/files\//) // a picture that is painted with the heading hides it from the paint entries
  await openDashboard(page)
  await waitForPaintedHeading(page)
  await deliver()
  expect(await drawnWith(page, 'main h1')).not.toMatch(/Onest/)
  await page.getByRole('link', { name: 'Classes and Groups' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Classes and Groups')
  expect(await drawnWith(page, 'main h1')).toMatch(/Onest/)
})
