import type { Browser, Page } from '@playwright/test'
import { begin, painted, press } from './presses.ts'
import { base } from './served.ts'
import { fresh } from './phone.ts'
import { median } from './statistics.ts'

/** From a press on the first button of home, `delay` ms after the first paint, to the dialog that it opens. */
export async function earlyPress(browser: Browser, delay = 0, origin = base) {
  const { page, close } = await fresh(browser)
  await page.addInitScript((wait) => {
    let pressed = 0
    const look = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const button =
        pressed === 0 && paint !== undefined && performance.now() >= paint.startTime + wait
          ? document.querySelector<HTMLElement>('main button[aria-haspopup=dialog]')
          : null
      if (button) {
        pressed = performance.now()
        button.click()
      }
      if (document.querySelector('dialog[open]'))
        setTimeout(() => console.log(`answered ${performance.now() - pressed}`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, delay)
  const said = page.waitForEvent('console', (message) => message.text().startsWith('answered'))
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  const after = Number((await said).text().slice('answered '.length))
  await close()
  return after
}

/** Keeps a copy of the current page's elements for `swap`. */
const keep = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { kept: document.querySelector('main')!.cloneNode(true) }))

/** Replaces the current page with the kept elements, without any library: the browser's own share of the change. */
const swap = (page: Page) =>
  page.evaluate(async () => {
    const { kept } = window as unknown as { kept: Element }
    await new Promise((resolve) => setTimeout(resolve, 100))
    const pressed = performance.now()
    document.querySelector('main')!.replaceWith(kept)
    scrollTo(0, 0)
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
  })

/** From a press on a link to the paint of the page behind it: the first visit and, after coming back, the second; and the same by hand. */
export async function routeChange(browser: Browser, origin = base) {
  const opened = await fresh(browser)
  const { page, close } = opened
  await begin(opened, '/', origin)
  const first = await press(page, '/pricing', 'main h1')
  await page.waitForTimeout(2000)
  await keep(page)
  await page.goBack()
  await page.waitForTimeout(2000)
  const second = await press(page, '/pricing', 'main h1')
  await page.goBack()
  await page.waitForTimeout(2000)
  const byHand = await swap(page)
  await close()
  return { 'first visit': first, 'second visit': second, 'the same elements by hand': byHand }
}

const row = 'main li a[href*="show="]'

/** The catalog with 10,000 listings, on a fast connection: first row, nodes, and from key to paint in the search. */
export async function catalog(browser: Browser) {
  const opened = await fresh(browser, { network: false })
  const { page } = opened
  const first = await painted(page, '/lessons', row)
  const answers = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/public'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  )
  await page.waitForTimeout(500)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const search = page.getByRole('searchbox')
  await search.click()
  for (const key of 'chess end') await search.press(key === ' ' ? 'Space' : key, { delay: 30 })
  await page.waitForTimeout(500)
  const keys = await page.evaluate(() => (window as unknown as { seen: { keys: number[] } }).seen.keys)
  await opened.close()
  const inside = await fresh(browser, { network: false })
  await begin(inside, '/subjects')
  const pressed = await press(inside.page, '/lessons', row)
  await inside.page.waitForTimeout(2000)
  await inside.page.goBack()
  await inside.page.waitForTimeout(2000)
  const again = await press(inside.page, '/lessons', row)
  await inside.close()
  return {
    first,
    afterAnswers: first - answers,
    pressed,
    again,
    nodes,
    key: keys.length > 0 ? median(keys) : 16,
    worstKey: Math.max(16, ...keys),
  }
}

/** When the first card of a page is painted: of the dashboard with a token, of the catalog without. */
export async function firstCard(browser: Browser, address: string, token?: string, origin = base) {
  const { page, close } = await fresh(browser, { token })
  const at = await painted(page, address, token === undefined ? row : 'a[href^="/classroom/"]', origin)
  await close()
  return at
}
