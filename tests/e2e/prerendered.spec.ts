import { addresses } from '../house/addresses.ts'
import { expect, hold, password, taken, test } from './journey.ts'

/** Public pages are prerendered (src/build/prerenderPages.ts) and hydrated by the app without a change. */
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
    test(`${entry}${address} is hydrated as it was prerendered, and keeps its address`, async ({ page }) => {
      await page.addInitScript(() => {
        const first: Element[] = []
        Object.assign(window, { first })
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#root footer a')) return
          first.push(document.querySelector('#root h1')!, document.querySelector('#root footer a')!)
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      const url = `${entry}${address === '/' && entry ? '' : address}`
      await page.goto(url)
      await expect.poll(() => taken(page, '#root h1')).toBe(true)
      await expect.poll(() => taken(page, '#root footer a')).toBe(true)
      expect(
        await page.evaluate(() => {
          const [heading, link] = (window as unknown as { first: Element[] }).first
          return heading === document.querySelector('#root h1') && link === document.querySelector('#root footer a')
        }),
      ).toBe(true)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page).toHaveURL(new RegExp(`:\\d+${url}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', entry ? 'uz' : 'en')
      expect(await page.evaluate(() => localStorage.getItem('language')), 'an address changes no choice').toBeNull()
    })
  }
}

test.describe('before the app is there', () => {
  const code = /\/assets\/.*\.js$/

  test('a button that is pressed does its work as soon as it can', async ({ page }) => {
    const letGo = await hold(page, code)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Compare Options' }).click()
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a link that is pressed is followed', async ({ page }) => {
    await hold(page, /HomePage-/)
    const begun = page.waitForResponse(/index-.*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    await (await begun).finished()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain prices')
  })

  test('what is typed into the box of the news stays, and leads to the dialog', async ({ page }) => {
    const letGo = await hold(page, code)
    await page.goto('/', { waitUntil: 'commit' })
    const box = page.getByRole('main').getByLabel('Email', { exact: true }).first()
    await box.fill('early@misol.com')
    await box.press('Enter')
    await expect(page).toHaveURL(/:\d+\/$/)
    letGo()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('early@misol.com')
  })

  for (const address of ['/', '/pricing', '/lessons']) {
    test(`the other language, chosen on ${address}, comes with the app, on the whole page and in its address`, async ({ page }) => {
      const letGo = await hold(page, code)
      await page.goto(address, { waitUntil: 'commit' })
      const h1 = page.getByRole('heading', { level: 1 })
      const english = await h1.innerText()
      await page.getByRole('button', { name: /^UZ/ }).first().click()
      letGo()
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
      await expect(h1).not.toHaveText(english)
      await expect(page.getByRole('contentinfo')).toContainText('Maxfiylik siyosati')
      await expect(page).toHaveURL(new RegExp(`/uz${address === '/' ? '' : address}$`))
    })
  }
})

test.describe('the language of an address', () => {
  test('/uz is Uzbek for whoever chose English, and leaves that choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await page.goto('/uz/pricing?plan=individual')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    await expect(page).toHaveURL(/\/uz\/pricing\?plan=individual$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Xizmat koʻrsatish shartlari' }).or(page.locator('footer a[href="/uz/terms"]')).first().click()
    await expect(page).toHaveURL(/\/uz\/terms$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  test('the switch changes both, without a new entry in the history; Back keeps the language', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => taken(page, '#root footer a')).toBe(true)
    await page.locator('footer a[href="/pricing"]').click()
    await expect(page).toHaveURL(/\/pricing$/)
    await page.getByRole('button', { name: /^UZ/ }).first().click()
    await expect(page).toHaveURL(/\/uz\/pricing$/)
    await expect(page.locator('footer a[href="/uz/terms"]')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Small live')
    await expect(page).toHaveURL(/\/uz$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    await page.getByRole('button', { name: /^EN/ }).first().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Small live')
    await page.goForward()
    await expect(page).toHaveURL(/:\d+\/pricing$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('pages for members have none, and are in the language in which somebody came', async ({ page }) => {
    await page.goto('/uz/login?next=%2Fclasses')
    await page.getByLabel('Elektron pochta').fill('aziza@nihol.test')
    await page.getByLabel('Parol', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Kirish' }).click()
    await expect(page).toHaveURL(/:\d+\/classes$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Darslarimiz')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
    await page.goto('/uz/dashboard')
    await expect(page).toHaveURL(/:\d+\/dashboard$/)
  })
})

test.describe('a reader who chose Uzbek before', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'uz')))

  test('comes from a plain address to the Uzbek one, and never sees the English page', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const root = document.querySelector('#root')
        const heading = document.querySelector('#root h1')
        if (root && heading && getComputedStyle(root).visibility !== 'hidden') sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${heading.textContent}|`)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto('/pricing?plan=individual#x')
    await expect(page).toHaveURL(/\/uz\/pricing\?plan=individual#x$/)
    await expect.poll(() => taken(page, '#root h1')).toBe(true)
    const seen = await page.evaluate(() => [...new Set(sessionStorage.getItem('seen')!.split('|').filter(Boolean))])
    expect(seen).toEqual([await page.getByRole('heading', { level: 1 }).textContent()])
  })

  test('does not come back to the plain address with Back', async ({ page }) => {
    await page.goto('/uz')
    await page.goto('/pricing')
    await expect(page).toHaveURL(/\/uz\/pricing$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz$/)
  })
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
    await expect(page).toHaveURL(/localhost:\d+\/uz\/nowhere$/)
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
