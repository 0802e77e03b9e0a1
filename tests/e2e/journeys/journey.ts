import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from '@playwright/test'
import { isHydrated } from '../../isHydrated.ts'
import { deferred } from '../../deferred.ts'
import { seenOn } from '../../seen.ts'
import { type Language, type Messages, messagesOf } from '../../messages.ts'
import { leaks, type Sent } from '../leaks.ts'
import { isRendered } from '../isRendered.ts'

export type Recorded = {
  number: number
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  status: number | null
}

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
      const seen = await Promise.all(pages.map((page) => page.evaluate(seenOn).catch(() => '')))
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
      expect(
        leaks(
          sent.filter(({ url }) => !blocked.has(url)),
          { own, scheduler, others },
        ),
      ).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const password = 'nihol-demo-1'

const tokens = new Map<string, string>()
/** The token of an account, for a browser that is signed in from the start. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  if (!tokens.has(email)) {
    const answer = await request.post('/api/user/login', {
      data: { email, password, password_confirmation: password },
    })
    tokens.set(email, ((await answer.json()) as { access_token: string }).access_token)
  }
  return tokens.get(email)!
}

/** Logs in through the form. */
export async function logIn(page: Page, email: string, language: Language = 'en') {
  const t = messagesOf(language)
  await page.goto('/login')
  await page.getByLabel(t('account:email'), { exact: true }).fill(email)
  await page.getByLabel(t('account:password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:login.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Marks the first day that the class form offers as a day without a lesson. */
export async function markFreeDay(page: Page, w: Messages) {
  await page.getByRole('button', { name: w('teaching:schedule.freeDays') }).click()
  const days = page.getByRole('group', { name: w('teaching:schedule.freeDaysLegend') })
  await days.getByRole('checkbox').first().check()
}

/** Waits until React has hydrated an element. */
export const hydrated = (page: Page, selector: string) => page.waitForFunction(isHydrated, selector)

/** The requests that the stand-in received after a number. */
export async function recorded(page: Page, since = 0): Promise<Recorded[]> {
  const response = await page.request.get(`/__stand-in/requests?since=${since}`)
  return (await response.json()) as Recorded[]
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
