import { expect, hydrated, main, openWithoutCode, test } from '../journeys/journey.ts'

// Content below the first screen is not rendered in the first paint (index.css), but must be reachable even before hydration.
const skipped = 'html.arriving .below-fold > *'

test('it is not rendered at first; the app renders it section by section', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const styles = () =>
    page
      .locator('.below-fold > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility))
  expect(new Set(await styles())).toEqual(new Set(['auto']))
  letGo()
  await expect.poll(async () => new Set(await styles())).toEqual(new Set(['visible']))
})

test('the app renders it in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(work, timeout, { didTimeout: true, timeRemaining: () => 0 }))
  })
  await page.goto('/upcoming-course/3')
  await expect(page.locator('html.arriving')).toHaveCount(0)
})

test('a screen reader finds every heading without scrolling', async ({ page }) => {
  await page.goto('/')
  await hydrated(page, '#root footer a') // wide screens unfold what is prerendered for phones
  const written = async () =>
    (
      await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((headings) =>
          headings
            .filter((one) => one.checkVisibility())
            .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
        )
    ).toSorted()
  const cdp = await page.context().newCDPSession(page)
  const read = async () =>
    (await cdp.send('Accessibility.getFullAXTree')).nodes
      .filter(({ role, ignored }) => !ignored && role?.value === 'heading')
      .map(({ name }) => String(name?.value))
      .toSorted()
  // The app draws one section after another, so both are read again until all are drawn.
  await expect(async () => {
    const headings = await written()
    expect(headings.length).toBeGreaterThan(30)
    expect(await read()).toEqual(headings)
  }).toPass({ timeout: 10_000 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the search of the browser finds text far down', async ({ page }) => {
  await openWithoutCode(page, '/')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator(skipped).last()).toBeAttached()
  const { found, top } = await page.evaluate(() => ({
    found: (window as unknown as { find: (words: string) => boolean }).find('Back to top'),
    top: getSelection()!.getRangeAt(0).getBoundingClientRect().top,
  }))
  expect(found).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(top).toBeGreaterThan(0)
  await expect(page.getByText('Back to top')).toBeInViewport()
})

test('a fragment scrolls to its section', async ({ page }) => {
  await openWithoutCode(page, '/terms')
  const last = (await page.locator('article nav').first().getByRole('link').last().getAttribute('href'))!
  await page.goto('about:blank')
  // The load event waits for the held scripts if they are requested before it.
  await page.goto(`/terms${last}`, { waitUntil: 'commit' })
  await expect(page.locator(last)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('everything is printed', async ({ page }) => {
  await openWithoutCode(page, '/')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const hidden = await page
    .locator(skipped)
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
  expect(hidden).toBe(0)
})

for (const address of ['/', '/terms', '/uz/courses/chess'])
  test(`Back restores the scroll position of ${address}, at once and after a while`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page, '#root footer a')
    for (const wait of [false, true]) {
      if (wait) await expect(page.locator('html.arriving')).toHaveCount(0)
      const heading = main(page).getByRole('heading', { level: 2 }).nth(2)
      await heading.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
      await heading.scrollIntoViewIfNeeded()
      await expect(heading).toBeInViewport()
      await page.locator('footer a[href$="/pricing"]').evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/\/pricing$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(heading).toBeInViewport()
    }
  })
