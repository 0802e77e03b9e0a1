import type { Page } from '@playwright/test'
import {
  deletedClassId,
  sentinelPictures,
  sentinels,
  sentinelStudent,
  sentinelTeacher,
} from '../backend/seed/sentinels.ts'
import { expect, logIn, test } from './journeys/journey.ts'

test('questions, notices and the carousel work without a violation, and again after another page', async ({ page }) => {
  const turnReviews = async () => {
    await expect(page.locator('html.arriving')).toHaveCount(0) // until all is drawn, places move
    await page.getByRole('heading', { level: 2, name: 'What families say' }).scrollIntoViewIfNeeded()
    const reviews = page.getByRole('region', { name: 'Reviews from families' })
    await reviews.getByRole('button', { name: 'Next' }).click()
    await expect(reviews.getByRole('status')).toHaveText('Review 2 of 6')
    await reviews.getByRole('button', { name: 'Previous' }).click()
    await expect(reviews.getByRole('status')).toHaveText('Review 1 of 6')
  }
  const answer = async (title: string, button: string) => {
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  const leave = () => page.getByRole('button', { name: 'Log out' }).click()

  await page.goto('/')
  await turnReviews()
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await turnReviews()
  for (let visits = 0; visits < 2; visits += 1) {
    await logIn(page, 'malika@nihol.test')
    await leave()
    await answer('Are you sure?', 'Cancel')
    await leave()
    await answer('Are you sure?', 'Yes, log out')
    await answer('Logged Out', 'OK')
  }
})

test.describe('a violation', () => {
  test.use({ allowed: [/^error: CSP |Content Security Policy|'TrustedHTML'|TrustedTypePolicy/i] })
  const plants: [what: string, plant: () => void, said: RegExp][] = [
    [
      'a picture from elsewhere',
      () => document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' })),
      /^CSP enforce img-src https:\/\/evil\.example\/x\.png/,
    ],
    [
      'a picture in an address',
      () => document.body.append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })),
      /^CSP enforce img-src data/,
    ],
    [
      'a text as HTML',
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      /^CSP enforce require-trusted-types-for .*<b>x<\/b>/,
    ],
    [
      'a text as HTML, for a parser',
      () => void new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      /^CSP enforce require-trusted-types-for .*<b>x<\/b>/,
    ],
    [
      'a policy that trusts everything',
      () =>
        void (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('html', { createHTML: (html: string) => html }),
      /^CSP enforce trusted-types .*html/,
    ],
  ]
  const listen = (page: Page) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    return (pattern: RegExp) => expect.poll(() => said.filter((text) => pattern.test(text))).toHaveLength(1)
  }

  for (const [what, plant, said] of plants) {
    test(`fails the test: ${what}`, async ({ page }) => {
      await page.goto('/pricing')
      const heard = listen(page)
      await page.evaluate(plant).catch(() => {})
      await heard(said)
    })
  }

  test('of a report-only policy fails the test as well', async ({ page }) => {
    await page.route('/pricing', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        headers: {
          ...answer.headers(),
          'content-security-policy': '',
          'content-security-policy-report-only': "img-src 'none'",
        },
      })
    })
    await page.goto('/pricing')
    const heard = listen(page)
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/favicon.svg' })))
    await heard(/^CSP report img-src .*\/favicon\.svg/)
  })
})

test.fail('a violation in a context opened by the test fails it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/pricing')
  const told = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.evaluate(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')).catch(() => {})
  await told
  await context.close()
})

test.describe('any image address', { tag: '@matrix' }, () => {
  // A class that the student bought is deleted; the browser logs that it is not there.
  test.use({ allowed: [new RegExp(`404 .*/api/class/${deletedClassId}$`)] })

  /** The picture of a listing: its address, or the address of the cover, which is our own file. */
  const address = (file: string) => `/api/files/${file.split('/').map(encodeURIComponent).join('/')}`
  const shown = (file: string | null): unknown => (file === null ? expect.stringMatching(/^\/assets\//) : address(file))
  const isLoaded = (page: Page, src: string) =>
    expect
      .poll(() =>
        page.evaluate(
          (where) =>
            [...document.querySelectorAll('img')].some(
              (picture) => picture.getAttribute('src') === where && picture.naturalWidth === 32,
            ),
          src,
        ),
      )
      .toBe(true)

  /** So many cards of a page by their titles, each seen once. */
  async function cards(page: Page, count: number): Promise<Map<string, string | null>> {
    const pictured = page.getByRole('article').filter({ hasText: 'Sentinel: picture' })
    // A purchase is requested when its placeholder comes into view. A placeholder replaced by the list is removed
    // before it would be scrolled to, which explains the limit.
    await expect(async () => {
      for (const place of await page.getByRole('main').getByRole('listitem').all())
        await place.scrollIntoViewIfNeeded({ timeout: 1000 })
      await expect(pictured).toHaveCount(count, { timeout: 1000 })
    }).toPass({ timeout: 40_000 })
    const found = new Map<string, string | null>()
    for (const card of await pictured.all()) {
      await card.scrollIntoViewIfNeeded()
      const title = (await card.getByRole('heading').textContent()) ?? ''
      found.set(title, await card.locator('img').first().getAttribute('src'))
    }
    return found
  }
  const wanted = Object.fromEntries(sentinelPictures.map(([name, file]) => [`Sentinel: ${name}`, shown(file)]))

  test('shows the image or a cover in the catalog', async ({ page }) => {
    const found = new Map<string, string | null>()
    for (const [at, count] of [
      [1, 24],
      [2, sentinelPictures.length - 24],
    ] as const) {
      await page.goto(`/lessons?q=Sentinel%3A%20picture&page=${at}`)
      for (const [title, src] of await cards(page, count)) {
        found.set(title, src)
        if (src?.startsWith('/api/')) await isLoaded(page, src)
      }
    }
    expect(Object.fromEntries(found)).toEqual(wanted)
  })

  test('shows the image or a cover on the dashboard', async ({ page }) => {
    await logIn(page, sentinelStudent)
    expect(Object.fromEntries(await cards(page, sentinelPictures.length))).toEqual(wanted)
  })

  // The cards above show every address, and tests/security/addresses has the rule; here the pages ask for it.
  const some = sentinelPictures.filter(([name]) => ['pictureAccents', 'pictureHttps'].includes(name))
  for (const [where, as, path] of [
    ['class details', sentinelStudent, 'classdetails'],
    ['classroom', sentinelStudent, 'classroom'],
    ['edit form', sentinelTeacher, 'edit'],
  ] as const)
    test(`shows the image or a cover in the ${where}`, async ({ page }) => {
      await logIn(page, as)
      for (const [name, file] of some) {
        const { _id, type } = sentinels[name]
        await page.goto(`/${path}/${_id}/${type}`)
        const isEdit = path === 'edit'
        if (isEdit) await expect(page.getByLabel('Title')).toHaveValue(`Sentinel: ${name}`)
        else await expect(page.getByRole('heading', { level: 1, name: `Sentinel: ${name}` })).toBeVisible()
        const place = isEdit ? page.getByRole('region', { name: 'Preview' }) : page.getByRole('main')
        expect(await place.locator('img').first().getAttribute('src'), name).toEqual(shown(file))
        if (file !== null) await isLoaded(page, address(file))
      }
    })
})
