import { languagesOf } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { expect, logIn, test } from '../journeys/journey.ts'

for (const language of languagesOf(1))
  test(`only chosen days and languages of a schedule are ticked (${language})`, async ({ page }) => {
    const w = messagesOf(language)
    await logIn(page, 'rustam@nihol.test')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/add-class-group')
    await page.getByText(w('teaching:schedule.title'), { exact: true }).click()
    await page.getByRole('radio', { name: w('teaching:schedule.choice.weekly') }).check()
    for (const name of [w('teaching:schedule.weekdays'), w('classes:schedule.languageTitle')]) {
      const options = page.getByRole('group', { name })
      await options.getByRole('checkbox').nth(1).check()
      await expect(options.locator('label svg').filter({ visible: true })).toHaveCount(1)
      await expect(options.locator('label').nth(1).locator('svg')).toBeVisible()
    }
  })
