import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { APIRequestContext, BrowserContext, Locator, Page, Request, Route } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import type { RecordedRequest } from '../../backend/record.ts'
import { password } from '../../backend/seed/seed.ts'
import { launchOptions } from '../../chromium.ts'
import { isHydrated } from '../../isHydrated.ts'
import { deferred } from '../../deferred.ts'
import { seenOn } from '../../seen.ts'
import { type Language, messagesOf } from '../../messages.ts'
import { unshownTexts } from '../../translate.ts'
import { leaks, type Sent } from '../leaks.ts'

/** The answer of a page, or `otherwise` after three seconds: a page whose main thread waits for a frame does not answer. */
const inTime = <Answer>(answer: Promise<Answer>, otherwise: Answer) => Promise.race([answer, after(3000, otherwise)])

/** Describes the page; empty if it is closed or does not answer. */
const describe = (page: Page) =>
  inTime(
    page.evaluate(seenOn).catch(() => ''),
    '',
  )

/** Whether the browser still renders frames of the page. An observer's first call needs one, and a test's fake clock does not drive it. */
const isRendered = (page: Page) =>
  inTime(
    page
      .evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new IntersectionObserver(() => resolve(true)).observe(document.documentElement)
          }),
      )
      .catch(() => true), // closed, or between two pages
    false,
  )

/** The other origins a test may contact. */
type Other = 'scheduler' | 'meeting'
type Options = { allowed: RegExp[]; mayContact: Other[] }

/**
 * A failed test is repeated only where the browser had stopped rendering its page, as headless Chromium does, for good, with one page in some
 * hundreds: no animation ends there and nothing comes into view. Otherwise the second attempt fails at once.
 *
 * Every browser test fails on a console error or warning, an uncaught error, a violation of a content security policy (report-only ones and
 * Trusted Types included), and on a request that leaks data (leaks.ts).
 */
export const test = base.extend<Options & { onlyIfRendered: void; quiet: void; discreet: void }>({
  // Console messages that a test provokes; a browser logs every failed request.
  allowed: [[], { option: true }],
  // Only tests of the third booking step or of a meeting contact another origin.
  mayContact: [[], { option: true }],
  onlyIfRendered: [
    async ({ browser, context: _open }, use, info) => {
      const { project, testId, title, retry } = info
      const stalled = path.join(project.outputDir, `not-rendered-${testId}`)
      if (retry > 0 && !existsSync(stalled))
        throw new Error('This attempt did not run. The first attempt, above, has the cause.')
      await use()
      if (info.status === info.expectedStatus) return
      const pages = browser.contexts().flatMap((one) => one.pages())
      const seen = await Promise.all(pages.map(describe))
      info.annotations.push({ type: 'seen', description: seen.join('\n') })
      const rendered = await Promise.all(pages.map(isRendered))
      if (!rendered.includes(false)) return
      mkdirSync(project.outputDir, { recursive: true })
      writeFileSync(stalled, '')
      console.log(`the browser had stopped rendering, and the test is repeated: ${title}`)
    },
    { auto: true },
  ],
  quiet: [
    async ({ browser, context, allowed }, use) => {
      const noise: string[] = []
      // One seeded listing has a missing image, and browsers decide themselves how far below the viewport they load images.
      const always = /\/api\/files\/no-such-file\.png$/
      const keep = (words: string) => {
        if (![always, ...allowed].some((pattern) => pattern.test(words))) noise.push(words)
      }
      const watch = async (one: BrowserContext) => {
        one.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            keep(`${message.type()}: ${message.text()} ${message.location().url}`)
        })
        one.on('weberror', (error) => keep(`uncaught: ${error.error().message}`))
        await one.addInitScript(() => {
          addEventListener(
            'securitypolicyviolation',
            ({ disposition, effectiveDirective, blockedURI, sample }) =>
              console.error(`CSP ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
            true,
          )
        })
      }
      const watchMore = (one: BrowserContext) => void watch(one)
      await watch(context)
      browser.on('context', watchMore) // contexts opened by a test
      await use()
      browser.off('context', watchMore)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
  discreet: [
    async ({ browser, context, baseURL, mayContact }, use, testInfo) => {
      const sent: Sent[] = []
      const blocked = new Set<string>()
      const note = (request: Request) =>
        sent.push({ url: request.url(), headers: request.headers(), body: request.postData() })
      // Requests blocked by our policy never left the browser.
      const stopped = (request: Request) => {
        if (request.failure()?.errorText === 'csp') blocked.add(request.url())
      }
      const follow = (one: BrowserContext) => one.on('request', note).on('requestfailed', stopped)
      follow(context)
      browser.on('context', follow) // contexts opened by a test
      await use()
      browser.off('context', follow)
      testInfo.annotations.push({ type: 'requests', description: String(sent.length) })
      const own = new URL(baseURL!).origin
      const scheduler = mayContact.includes('scheduler') ? /^http:\/\/localhost:\d+$/ : null
      const others = mayContact.includes('meeting') ? [/^https:\/\/meet\.example\.com$/] : []
      const left = sent.filter(({ url }) => !blocked.has(url))
      expect(leaks(left, { own, scheduler, others })).toEqual([])
    },
    { auto: true },
  ],
})
export { expect, password }

/** The browser has a camera and a microphone, without asking. */
export const fakeDevices = {
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
}

export const main = (page: Page) => page.getByRole('main')
export const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click()
/** The first visible button with this name: layouts for other widths have their own. */
export const buttonIn = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
/** Presses a button of the dialog with this title. */
export const answer = (page: Page, title: string, button: string) =>
  press(page.getByRole('dialog', { name: title }), button)

export async function signIn(page: Page, email: string, language: Language = 'en') {
  const t = messagesOf(language)
  await page.getByLabel(t('account:email'), { exact: true }).fill(email)
  await page.getByLabel(t('account:password'), { exact: true }).fill(password)
  await press(main(page), t('account:login.submit'))
}

export async function logIn(page: Page, email: string, language: Language = 'en') {
  await page.goto('/login')
  await signIn(page, email, language)
  await expect(page).toHaveURL(/\/dashboard$/)
}

export async function register({ request }: Page, email: string, role: 'student' | 'teacher') {
  const answered = await request.post('/api/user/register', { data: { email, password, role, status: 'active' } })
  expect(answered.status()).toBe(201)
}

/** Registers and logs in a new user; returns the email. */
export async function newcomer(page: Page, role: 'student' | 'teacher', language: Language = 'en') {
  const email = `${role}-${test.info().testId}-${Date.now()}@nihol.test`
  await register(page, email, role)
  await logIn(page, email, language)
  return email
}

/** The backend's answer to a login. */
export async function sessionOf(request: APIRequestContext, email: string) {
  const sent = await request.post('/api/user/login', { data: { email, password, password_confirmation: password } })
  return (await sent.json()) as { access_token: string; user: { _id: string } }
}

const tokens = new Map<string, string>()
/** The token of an account, for a browser that is signed in from the start. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  if (!tokens.has(email)) tokens.set(email, (await sessionOf(request, email)).access_token)
  return tokens.get(email)!
}

/** Shows an empty page instead of the meetings. */
export const emptyMeetings = (context: BrowserContext) =>
  context.route('https://meet.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Meeting</title>' }),
  )

/** Waits until React has hydrated an element. */
export const hydrated = (page: Page, selector: string) => page.waitForFunction(isHydrated, selector)

/** The address of a public page in a language. */
export const addressIn = (language: Language, address: string) =>
  language === 'en' ? address : `/uz${address === '/' ? '' : address}`

/** The requests that the stand-in received after a number. */
export async function recorded(page: Page, since = 0): Promise<RecordedRequest[]> {
  const response = await page.request.get(`/__stand-in/requests?since=${since}`)
  return (await response.json()) as RecordedRequest[]
}

/** Holds requests until they are let go; `answer` replaces the response. */
export async function hold(
  page: Page,
  url: RegExp,
  { method, answer }: { method?: string; answer?: Parameters<Route['fulfill']>[0] } = {},
) {
  const { promise: gate, resolve: letGo } = deferred()
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback()
    await gate
    await (answer === undefined ? route.continue() : route.fulfill(answer))
  })
  return letGo
}

/** Opens a page whose code is held until it is let go. */
export async function openWithoutCode(page: Page, address: string) {
  const letGo = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}

/** Expects that the page was translated twice, has not crashed, and shows what React rendered. */
export async function expectTranslated(page: Page, language: Language) {
  await expect(page.locator('font font font font').first()).toBeAttached()
  await expect(page.getByText(messagesOf(language)('common:crash.title'))).toHaveCount(0)
  expect(await page.evaluate(unshownTexts)).toEqual([])
}
