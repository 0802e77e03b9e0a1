import { expect, test } from '../journeys/journey.ts'
import { wordsOf } from '../../words.ts'

const t = wordsOf('en')

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone the trial stays within reach, but not over forms, the footer, or what has the focus', async ({
  page,
}) => {
  await page.goto('/courses/chess')
  const bar = page.getByRole('region', { name: t('trialBar:label') })
  const bringIn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await bringIn('#syllabus')
  await expect(bar.getByRole('button', { name: t('common:nav.bookTrial') })).toBeVisible()

  // A link that would lie below the bar is scrolled to above it, or the bar goes.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() =>
        page.evaluate(() => {
          const over = document.querySelector('[data-shown=true]')?.getBoundingClientRect().top ?? innerHeight
          const focused = document.activeElement!
          return focused.closest('[data-shown]') !== null || focused.getBoundingClientRect().bottom <= over
        }),
      )
      .toBe(true)
  }

  await bringIn('#consultation form')
  await expect(bar).toBeHidden()
  await bringIn('footer')
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeHidden()

  await bringIn('#syllabus')
  await bar.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: t('trial:title') })).toBeVisible()
})
