import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test'
import { leaks, type Sent } from './leaks.ts'

export type Recorded = {
  number: number
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  status: number | null
}

/** Who beside our own origin may be asked for something. The stand-in scheduler and the meeting are the only others there are. */
export type Other = 'scheduler' | 'meeting'
type Options = { allowed: RegExp[]; mayContact: Other[] }

/**
 * Every browser test: a console error, an uncaught error or a violation of the content security policy fails it (Trusted Types and
 * policies that only report among them), and so does any request of the browser that tells somebody what is not theirs (leaks.ts).
 */
export const test = base.extend<Options & { quiet: void; discreet: void }>({
  // Console errors that a test provokes on purpose (a browser logs every failed request).
  allowed: [[], { option: true }],
  // A test that goes as far as the third step of the booking, or into a meeting, says so.
  mayContact: [[], { option: true }],
  quiet: [
    async ({ browser, context, allowed }, use) => {
      const noise: string[] = []
      // A listing of the stand-in has a picture that is not there; how far below the screen a browser loads pictures is its own affair.
      const always = /\/api\/files\/no-such-file\.png$/
      const keep = (words: string) => {
        if (![always, ...allowed].some((pattern) => pattern.test(words))) noise.push(words)
      }
      const watch = async (one: BrowserContext) => {
        one.on('console', (message) => {
          // Only pages of ours: the stand-in scheduler and the meeting are others.
          if (['error', 'warning'].includes(message.type())) keep(`${message.type()}: ${message.text()} ${message.location().url}`)
        })
        one.on('weberror', (error) => keep(`uncaught: ${error.error().message}`))
        await one.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) => console.error(`CSP ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`), true)
        })
      }
      const watchMore = (one: BrowserContext) => void watch(one)
      await watch(context)
      browser.on('context', watchMore) // profiles that a test opens itself
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
      const note = (request: Request) => sent.push({ url: request.url(), headers: request.headers(), body: request.postData() })
      // What our own policy stopped never left the browser.
      const stopped = (request: Request) => {
        if (request.failure()?.errorText === 'csp') blocked.add(request.url())
      }
      const follow = (one: BrowserContext) => one.on('request', note).on('requestfailed', stopped)
      follow(context)
      browser.on('context', follow) // profiles that a test opens itself
      await use()
      browser.off('context', follow)
      testInfo.annotations.push({ type: 'requests', description: String(sent.length) })
      const own = new URL(baseURL!).origin
      const scheduler = mayContact.includes('scheduler') ? /^http:\/\/localhost:\d+$/ : null
      const others = mayContact.includes('meeting') ? [/^https:\/\/meet\.example\.com$/] : []
      expect(leaks(sent.filter(({ url }) => !blocked.has(url)), { own, scheduler, others })).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const password = 'nihol-demo-1'

/** Opens a page with a language and, for a seeded or new account, its session. */
export async function logIn(page: Page, email: string, words: { email: string; password: string; submit: string } = { email: 'Email', password: 'Password', submit: 'Log in' }) {
  await page.goto('/login')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Whether React has taken over an element. */
export const taken = (page: Page, selector: string) => page.evaluate((where) => Object.keys(document.querySelector(where) ?? {}).some((key) => key.startsWith('__react')), selector)

/** What the stand-in backend received since a number. */
export async function recorded(page: Page, since = 0): Promise<Recorded[]> {
  const response = await page.request.get(`/__stand-in/requests?since=${since}`)
  return (await response.json()) as Recorded[]
}

/** Holds back files of the app until they are let go. */
export async function hold(page: Page, files: RegExp) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}
