import type { Page } from '@playwright/test'
import { addresses } from '../house/addresses.ts'
import { expect, hold, taken, test } from './journey.ts'

/** Public pages are written at build time (src/build/prerenderPages.ts) and taken over by the app without a change. */
const written = addresses.filter(({ as }) => as === undefined)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { address } of written) {
    for (const entry of ['', '/uz']) {
      const url = `${entry}${address === '/' && entry ? '' : address}`
      test(`${url} shows its title, heading and text`, async ({ page }) => {
        const response = await page.goto(url)
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', entry ? 'uz' : 'en')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/Nihol/)
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
        await expect(page.getByText('hello@nihol.example').first()).toBeVisible() // what needs JavaScript, and whom to write to instead
      })
    }
  }
})

for (const { address } of written) {
  for (const entry of ['', '/uz']) {
    test(`${entry}${address} is taken over as it was written`, async ({ page }) => {
      await page.addInitScript(() => {
        const first: Element[] = []
        Object.assign(window, { first })
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#root footer a')) return
          first.push(document.querySelector('#root h1')!, document.querySelector('#root footer a')!)
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto(`${entry}${address}`)
      await expect.poll(() => taken(page, '#root h1')).toBe(true)
      // The parts below the first screen wake with the first scroll, press or key.
      await page.keyboard.press('Shift')
      await expect.poll(() => taken(page, '#root footer a')).toBe(true)
      expect(
        await page.evaluate(() => {
          const [heading, link] = (window as unknown as { first: Element[] }).first
          return heading === document.querySelector('#root h1') && link === document.querySelector('#root footer a')
        }),
      ).toBe(true)
      await expect(page.locator('title')).toHaveCount(1)
    })
  }
}

test.describe('parts that still stand as written', () => {
  const holdParts = (page: Page) => hold(page, /HomeSections-/)

  test('a button that is pressed too early does its work as soon as it can', async ({ page }) => {
    const letGo = await holdParts(page)
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await page.getByRole('button', { name: 'Compare Options' }).click()
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a button is not lost when the reader begins while the app takes the page over', async ({ page }) => {
    const letGo = await holdParts(page)
    // The last thing that the app does before is to call what public/boot.js left it.
    await page.addInitScript(() => {
      let stop = () => {}
      Object.defineProperty(window, 'stopEarlyPress', {
        get: () => () => {
          stop()
          dispatchEvent(new Event('focusin'))
        },
        set: (own: () => void) => {
          stop = own
        },
      })
    })
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await page.getByRole('button', { name: 'Compare Options' }).click()
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a link pressed while the app is on its way is followed', async ({ page }) => {
    await hold(page, /HomePage-/)
    const begun = page.waitForResponse(/index-.*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    await (await begun).finished()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain prices')
  })

  test('what is typed into the box of the news stays, and leads to the dialog', async ({ page }) => {
    const letGo = await holdParts(page)
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    const box = page.getByRole('main').getByLabel('Email', { exact: true }).first()
    await box.fill('early@misol.com')
    await box.press('Enter')
    await expect(page).toHaveURL(/:\d+\/$/)
    letGo()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('early@misol.com')
  })

  test('a dialog opened meanwhile closes with Esc and with Back, for good', async ({ page }) => {
    const letGo = await holdParts(page)
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    const dialog = page.getByRole('dialog', { name: 'Book a free trial' })
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.getByRole('main').getByRole('button', { name: /^Book a free trial/ }).first().click()
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toHaveCount(0)
    }
    letGo()
    await expect.poll(() => taken(page, '#root footer a')).toBe(true)
    await expect.poll(() => taken(page, '#subjects')).toBe(true)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('links lead on before it, without loading the page anew', async ({ page }) => {
    await holdParts(page)
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('main').getByRole('link', { name: /^Chess/ }).first().click()
    await expect(page).toHaveURL(/\/courses\/chess$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('the language changes everywhere at once', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await page.getByRole('button', { name: 'UZ' }).first().click()
    await expect(page.getByRole('button', { name: 'Yuqoriga qaytish' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Explore Classes')
  })
})

for (const address of ['/', '/pricing', '/lessons']) {
  test(`the other language, chosen on ${address} before the app is there, comes with it, on the whole page`, async ({ page }) => {
    const letGo = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    const h1 = page.getByRole('heading', { level: 1 })
    const english = await h1.innerText()
    await page.getByRole('button', { name: /^UZ/ }).first().click()
    letGo()
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    await expect(h1).not.toHaveText(english)
    await expect(page.getByRole('contentinfo')).toContainText('Maxfiylik siyosati')
  })
}

test('an Uzbek entry stores the choice and becomes the plain address', async ({ page }) => {
  await page.goto('/uz/pricing')
  await expect(page).toHaveURL(/:\d+\/pricing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('uz')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await expect(page.locator('title')).toHaveCount(1)
})

test('a reader of Uzbek never sees the English page first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'uz')
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.querySelector('#root')
      const heading = document.querySelector('#root h1')
      if (root && heading && getComputedStyle(root).visibility !== 'hidden') seen.push(heading.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/pricing')
  await expect(page.locator('html')).not.toHaveClass(/covered/)
  const shown = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
  expect(shown).toEqual([await page.getByRole('heading', { level: 1 }).textContent()])
})

test.describe('a reader who chose Uzbek before', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'uz')))

  for (const { address } of written) {
    test(`${address} is there in Uzbek before the app is, and is taken over as it was written`, async ({ page, request }) => {
      const heading = page.getByRole('heading', { level: 1 })
      const letGo = await hold(page, /\/assets\/.*\.js$/)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(heading).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
      const words = await (await request.get(`/uz${address === '/' ? '' : address}`)).text()
      const [, title] = /<title>([^<]*)/.exec(words)!
      expect(await page.locator('head title').evaluateAll((titles) => titles.map((one) => one.innerHTML))).toEqual([title])
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/uz(\/|$)/)
      const before = await heading.elementHandle()
      letGo()
      await expect.poll(() => taken(page, '#root h1')).toBe(true)
      expect(await before!.evaluate((then) => then === document.querySelector('#root h1'))).toBe(true)
      await page.keyboard.press('Shift')
      await expect.poll(() => taken(page, '#root footer a')).toBe(true)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page).toHaveURL(new RegExp(`:\\d+${address}$`))
    })
  }

  for (const [fault, answer] of [
    ['does not come', null],
    ['is an error', { status: 502, contentType: 'text/html', body: '<html lang="uz"><h1>Bad gateway</h1></html>' }],
    ['is another page', { contentType: 'text/html', body: '<!doctype html><html lang="uz" data-address="/"><body><div id="root"><h1>Bosh sahifa</h1></div></body></html>' }],
    ['is in another language', { contentType: 'text/html', body: '<!doctype html><html lang="en" data-address="/pricing"><body><div id="root"><h1>Plain</h1></div></body></html>' }],
  ] as const) {
    test.describe(`when the page in their words ${fault}`, () => {
      test.use({ allowed: [/ERR_FAILED|502/] })
      test('the app draws it', async ({ page }) => {
        await page.route('**/uz/pricing', (route) => (answer ? route.fulfill(answer) : route.abort()))
        await page.goto('/pricing')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Tushunarli oylik narxlar')
        await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
        await expect(page).toHaveTitle(/Narxlar/)
      })
    })
  }
})

test.describe('unknown addresses', () => {
  test.use({ allowed: [/404/] })
  for (const address of ['/nowhere', '/uz/nowhere', '/courses/nothing', '/upcoming-course/__proto__']) {
    test(`${address} answers 404 with a page of ours`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('an Uzbek entry with a stroke too many is a page of ours, too', async ({ page }) => {
    await page.goto('/uz//nowhere')
    await expect(page).toHaveURL(/localhost:\d+\/nowhere$/)
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  })

  test('the search of the page that is not there works without the app', async ({ page }) => {
    await hold(page, /\/assets\/.*\.js$/)
    await page.goto('/nowhere', { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('chess')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/lessons\?q=chess$/)
  })
})
