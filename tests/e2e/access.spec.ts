import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, emails } from '../house/addresses.ts'
import { expect, password, test } from './journey.ts'

const tokens = new Map<string, string>()
async function tokenOf(page: Page, email: string) {
  if (!tokens.has(email)) {
    const answer = await page.request.post('/api/user/login', { data: { email, password, password_confirmation: password } })
    tokens.set(email, ((await answer.json()) as { access_token: string }).access_token)
  }
  return tokens.get(email)!
}

for (const language of ['en', 'uz'] as const) {
  for (const { address, as } of addresses) {
    test(`${address} as ${as ?? 'visitor'} in ${language}: axe finds nothing, nothing is cut or wider than the screen`, async ({ page }) => {
      const token = as ? await tokenOf(page, emails[as]) : null
      await page.addInitScript(
        ([chosen, stored]) => {
          localStorage.setItem('language', chosen!)
          if (stored) localStorage.setItem('access_token', stored)
        },
        [language, token],
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'wider than the screen').toBe(0)
      if (language === 'uz') expect(await page.locator('body').innerText()).not.toMatch(/\bM\d{2}\b|Invalid Date|undefined|NaN/)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
    })
  }
}
