import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { en } from '../../words.ts'
import { expect, hold, logIn, main, test } from '../journeys/journey.ts'

/** Lists what the page moves by itself after this call: from where, to where. */
async function watchShifts(page: Page) {
  const shifts = await page.evaluateHandle(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const shifts: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        if (sources.length === 0) shifts.push('something that was removed')
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${place(previousRect)} → ${place(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift' })
    return shifts
  })
  return () =>
    shifts.evaluate(async (all) => {
      // The callback of the observer runs after the frame with the shift.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      return all
    })
}

test('the home page first loads no dialog, carousel, form or signed-in code, and one language', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  const later = /\/(sweetalert|Carousel|Form|forms-|Member|data|Dashboard|Classes|Listing|Dialog)/
  expect(scripts.filter((script) => later.test(script))).toEqual([])
  // As the build packs them.
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()))
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  console.log(`  home, signed out: ${scripts.length} scripts, ${kilobytes.toFixed(1)} kB gzip`)
  expect(kilobytes, 'JavaScript of the signed-out home page, kB gzip').toBeLessThan(135)
  expect(kilobytes, 'all of it was counted').toBeGreaterThan(100)
  // By something that only each library's own code says: sweetalert2, react-hook-form, the other language, axios, react-query.
  for (const mark of ['swal2-popup', 'shouldFocusError', 'Bosh sahifa', 'allowAbsoluteUrls', 'refetchOnReconnect']) {
    expect(bodies.filter((body) => body.includes(mark)).length, mark).toBe(0)
  }
})

test('the background of a course comes after the first paint, weighs little, and moves nothing', async ({ page }) => {
  const prerendered = await (await page.request.get('/courses/chess')).text()
  expect(prerendered).not.toMatch(/class="[^"]*heroGround/)
  const letGo = await hold(page, /heroGround/)
  const drawing = page.waitForResponse(/heroGround/)
  await page.goto('/courses/chess')
  await expect(page.locator('html.arriving')).toHaveCount(0) // the page has its real height
  const shifts = await watchShifts(page)
  letGo()
  const image = await drawing
  expect(image.ok()).toBe(true)
  expect((await image.body()).length).toBeLessThan(2000)
  expect(await shifts()).toEqual([])
})

const purchases = /\/api\/manual-purchase/
const classes = /\/api\/class\/public/
const groups = /\/api\/group\/public/
const categories = /\/api\/category/
const card = (page: Page) => main(page).getByRole('listitem').getByRole('link')
const banner = (page: Page) => main(page).getByRole('region', { name: en('dashboard:next.label') })
const week = (page: Page) => main(page).getByRole('combobox', { name: en('timetable:clock.label') })

for (const { address, email, answers } of [
  {
    address: '/dashboard',
    email: 'aziza@nihol.test',
    answers: [{ answer: purchases, shows: card }, { answer: categories }],
  },
  {
    // Suggests other classes, since the banner shows the only class.
    address: '/dashboard',
    email: 'bekzod@nihol.test',
    answers: [
      { answer: purchases, shows: banner },
      { answer: groups },
      { answer: classes, shows: card },
      { answer: categories },
    ],
  },
  { address: '/dashboard?view=week', email: 'bekzod@nihol.test', answers: [{ answer: purchases, shows: week }] },
  {
    address: '/dashboard?view=week',
    email: 'rustam@nihol.test',
    answers: [{ answer: /\/own-(classes|groups)/, shows: week }],
  },
  {
    address: '/classes',
    email: 'aziza@nihol.test',
    answers: [
      { answer: classes },
      { answer: groups, shows: card },
      { answer: categories },
      { answer: purchases, shows: (page: Page) => main(page).getByText(en('classes:enroll.already')) },
    ],
  },
])
  test(`${address} of ${email} moves nothing as its answers arrive`, async ({ page }) => {
    await logIn(page, email)
    const held = []
    for (const { answer, shows } of answers) held.push({ answer, shows, letGo: await hold(page, answer) })
    await page.goto(address)
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    const shifts = await watchShifts(page)
    for (const { answer, shows, letGo } of held) {
      const arrived = page.waitForResponse(answer)
      letGo()
      await arrived
      if (shows) await expect(shows(page).first()).toBeVisible()
    }
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    expect(await shifts()).toEqual([])
  })

test('pictures below the fold are requested after the scripts, and change no size', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const requestsOf = (name: string) => requested.filter((file) => file.includes(name)).length
  const pictures = page.locator('.below-fold img')
  const sizes = () =>
    pictures.evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`))
  const letGo = await hold(page, /assets\/index-.*\.js/)
  await page.goto('/', { waitUntil: 'commit' }) // the load event may wait for the held script
  // The reader scrolls before the app has started.
  await page.locator('.below-fold').first().scrollIntoViewIfNeeded()
  await expect.poll(() => requestsOf('/react-')).toBe(1)
  const held = await sizes()
  const laptop = '/1f4bb-'
  expect(requestsOf(laptop)).toBe(0)
  letGo()
  await expect.poll(() => requestsOf(laptop)).toBe(1)
  await expect.poll(sizes).toEqual(held) // hydrated
})

test('the site works with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await logIn(page, 'malika@nihol.test')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back')
})
