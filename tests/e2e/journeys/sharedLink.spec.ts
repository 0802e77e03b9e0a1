import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { messagesOf } from '../../messages.ts'
import { family } from '../trial/family.ts'
import { answer, expect, main as mainOf, password, press, signIn, test } from './journey.ts'

test.use({ mayContact: ['scheduler'] })

const t = messagesOf('uz')
const shared = `/uz/lessons?show=class/${listingId('class', 'chess-first-moves')}`
const title = 'Chess from the very first move'

/** Counts the presses of the page's own document, frames included. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('noteClick', () => void (clicks += 1))
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { noteClick: () => void }).noteClick(), true),
  )
  return () => clicks
}

test('a shared link leads to a booked trial without an account in eight clicks and some typing', async ({ page }) => {
  const clicks = await countClicks(page)
  const { dialog, at, next, book, fill, finish, sent } = await family(page, 'uz')
  await page.goto(shared)
  await answer(page, title, t('common:nav.bookTrial'))
  await at(1)
  await fill[0]()
  await page.keyboard.press('Enter')
  await at(2)
  await dialog.getByLabel(t('trial:fields.gradeLevel')).selectOption('Grade 3')
  await dialog.getByLabel(t('trial:fields.childrenFullName')).fill('Aziza Karimova')
  await page.keyboard.press('Enter')
  await at(3)
  await book()
  await next()
  await at(4)
  await fill[3]()
  await finish()
  await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toBeVisible()
  expect((await sent()).map(({ status, body }) => [status, (body as { subject: string }).subject])).toEqual([
    [201, 'Chess'],
  ])
  expect(clicks()).toBeLessThanOrEqual(8)
})

test('the same link ends in an enrollment, with a sign-up on the way', async ({ page }) => {
  const email = `shared-${test.info().testId}-${Date.now()}@nihol.test`
  const main = mainOf(page)
  await page.goto(shared)
  await page
    .getByRole('dialog', { name: title })
    .getByRole('link', { name: t('classes:sheet.logIn') })
    .click()
  await main.getByRole('link', { name: t('account:login.create') }).click()
  await expect(main.getByText(title)).toBeVisible()
  await expect(main.getByText(t('account:forClass.signup.named'))).toBeVisible()
  await page.getByLabel(t('account:email'), { exact: true }).fill(email)
  await page.getByLabel(t('account:password'), { exact: true }).fill(password)
  await page.getByLabel(t('account:confirm'), { exact: true }).fill(password)
  await press(main, t('account:signup.submit'))
  await press(page, t('account:signup.goToLogin'))
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, email, 'uz')
  await answer(page, t('common:areYouSure'), t('classes:enroll.yes'))
  await expect(page.getByRole('dialog', { name: t('classes:enroll.done') })).toBeVisible()
})
