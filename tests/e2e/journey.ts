import { expect, test as base, type Page } from '@playwright/test'

export type Recorded = {
  number: number
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  status: number | null
}

/** Every browser test: a console error, an uncaught error or a violation of the content security policy fails it. */
export const test = base.extend<{ allowed: RegExp[]; quiet: void }>({
  // Console errors that a test provokes on purpose (a browser logs every failed request).
  allowed: [[], { option: true }],
  quiet: [
    async ({ context, allowed }, use) => {
      const noise: string[] = []
      const keep = (words: string) => {
        if (!allowed.some((pattern) => pattern.test(words))) noise.push(words)
      }
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => console.error(`CSP ${effectiveDirective} ${blockedURI}`))
      })
      context.on('console', (message) => {
        // Only pages of ours: the stand-in scheduler and the meeting are others.
        if (['error', 'warning'].includes(message.type())) keep(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => keep(`uncaught: ${error.error().message}`))
      await use()
      expect(noise).toEqual([])
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

/** What the stand-in backend received since a number. */
export async function recorded(page: Page, since = 0): Promise<Recorded[]> {
  const response = await page.request.get(`/__stand-in/requests?since=${since}`)
  return (await response.json()) as Recorded[]
}
