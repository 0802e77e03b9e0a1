import { gzipSync } from 'node:zlib'
import { expect, logIn, test } from './journey.ts'

test('the first paint of the home page loads no dialog, carousel, form or signed-in code, and only one language', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  for (const name of ['sweetalert', 'Carousel', 'Form', 'form', 'Member', 'member', 'data', 'card', 'Dashboard', 'Classes', 'DataProvider', 'clients', 'Listing', 'Dialog']) {
    expect(scripts.filter((script) => script.includes(`/${name}`)), name).toEqual([])
  }
  // As the build packs them.
  const sizeOf = async (paths: string[]) => {
    const bodies = await Promise.all(paths.map(async (script) => (await page.request.get(script)).text()))
    return { bodies, kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000 }
  }
  const { bodies, kilobytes } = await sizeOf(scripts)
  const atFirst = scripts.length
  expect(kilobytes, 'JavaScript of the signed-out home page, kB gzip').toBeLessThan(135)
  // By something that only each library's own code says: sweetalert2, react-hook-form, the other language, axios, react-query, lucide.
  for (const mark of ['swal2-popup', 'shouldFocusError', 'Bosh sahifa', 'allowAbsoluteUrls', 'refetchOnReconnect', '[lucide]']) {
    expect(bodies.filter((body) => body.includes(mark)).length, mark).toBe(0)
  }
  await page.keyboard.press('Shift') // the first sign of life
  await expect.poll(() => scripts.some((script) => script.includes('/HomeSections'))).toBe(true)
  await page.waitForLoadState('networkidle')
  const rest = await sizeOf(scripts.slice(atFirst))
  console.log(`  home, signed out: ${atFirst} scripts, ${kilobytes.toFixed(1)} kB gzip; once it is used: ${scripts.length - atFirst} more, ${rest.kilobytes.toFixed(1)} kB`)
})

test('nothing is kept by blocked storage, and the site still works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError') } })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await logIn(page, 'malika@nihol.test')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back')
})

test('a stored language that is nonsense reads English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '<script>alert(1)</script>'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
