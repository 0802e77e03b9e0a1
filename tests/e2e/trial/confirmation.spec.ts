import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import type { Language } from '../../messages.ts'
import { expect, test } from '../journeys/journey.ts'
import { expectSound, family, uncovered } from './family.ts'

test.use({ mayContact: ['scheduler'] })

/** Opens the confirmation of a time booked in the calendar. */
async function confirmation(page: Page, language: Language, parentName: string) {
  const { t, openAnswered, finish } = await family(page, language)
  await openAnswered({ parentName, way: 'calendar', uri: 'https://api.calendly.com/e/1' })
  await finish()
  const done = page.getByRole('dialog', { name: t('trial:done.booked') })
  return { t, done, close: done.getByRole('button', { name: t('trial:done.thanks') }) }
}

for (const language of languagesOf(1))
  test(`the confirmation shows its whole first sentence with any name (${language})`, async ({ page }) => {
    for (const name of ['Nodira Abdurahmonova-Karimova', 'Abdurahmon'.repeat(1000)]) {
      const { t, done, close } = await confirmation(page, language, name)
      const [before, after] = t('trial:done.lead')
        .replace(/[.?]/g, String.raw`\$&`)
        .split('{{name}}')
      const thanks = done.getByText(new RegExp(`^${before}.+${after}$`))
      await expect(thanks).toContainText(name.slice(0, 70))
      const isWhole = await thanks.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight && clientHeight < innerHeight / 2,
      )
      expect(isWhole).toBe(true)
      await expectSound(page)
      await close.click()
      await expect(done).toHaveCount(0)
    }
  })

for (const language of languagesOf(0))
  test(`the button that closes the confirmation stays in view while it scrolls (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 640 })
    const { done, close } = await confirmation(page, language, 'Nodira Karimova')
    await expect(done).toBeVisible()
    expect(await done.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100)
    for (const from of [0, 9999]) {
      await done.evaluate((box, top) => box.scrollTo({ top }), from)
      await expect.poll(() => uncovered(close), `from ${from}`).toBe(true)
    }
  })

for (const language of languagesOf(1))
  test(`the confirmation is shown again after a reload, until it is closed (${language})`, async ({ page }) => {
    const { t, done, close } = await confirmation(page, language, 'Nodira Karimova')
    const facts = done.getByRole('definition')
    await expect(done).toBeVisible()
    const shown = await facts.allInnerTexts()
    await page.reload()
    await expect(done).toBeVisible()
    await expect(facts).toHaveText(shown)
    await close.click()
    await expect(done).toHaveCount(0)
    const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(await stored()).not.toMatch(/karimova|misol/i)
    await page.goBack().catch(() => {})
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toHaveCount(0)
  })
