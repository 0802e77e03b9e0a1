import type { Page } from '@playwright/test'
import { listingId } from '../../backend/seed/seed.ts'
import { messagesOf } from '../../messages.ts'
import { family } from '../trial/family.ts'
import { expect, password, test } from './journey.ts'

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

test('a shared link takes a visitor to a booked trial without an account in eight clicks, not counting typing', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  const { dialog, email, at, next, book, finish, sent } = await family(page, 'uz')
  await page.goto(shared)
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByRole('button', { name: t('common:nav.bookTrial') }).click()
  await at(1)
  await dialog.getByLabel(t('trial:fields.parentName'), { exact: true }).fill('Nodira')
  await dialog.getByLabel(t('trial:fields.parentPhoneNumber')).fill('(555) 123-4567')
  await dialog.getByLabel(t('trial:fields.parentEmail')).fill(email)
  await page.keyboard.press('Enter')
  await at(2)
  await dialog.getByLabel(t('trial:fields.gradeLevel')).selectOption('Grade 3')
  await dialog.getByLabel(t('trial:fields.childrenFullName')).fill('Aziza Karimova')
  await page.keyboard.press('Enter')
  await at(3)
  await book()
  await next()
  await at(4)
  await dialog.getByRole('radio', { name: t('trial:who.parent') }).check()
  await dialog.getByRole('radio', { name: t('trial:plans.withinWeek') }).check()
  await dialog.getByRole('radio', { name: 'Instagram' }).check()
  await finish()
  await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toBeVisible()
  expect((await sent()).map(({ status, body }) => [status, (body as { subject: string }).subject])).toEqual([
    [201, 'Chess'],
  ])
  expect(clicks()).toBeLessThanOrEqual(8)
})

test('the same link ends in an enrollment, with a sign-up on the way', async ({ page }) => {
  const email = `shared-${test.info().testId}-${Date.now()}@nihol.test`
  const main = page.getByRole('main')
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
  await main.getByRole('button', { name: t('account:signup.submit') }).click()
  await page.getByRole('button', { name: t('account:signup.goToLogin') }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel(t('account:email'), { exact: true }).fill(email)
  await page.getByLabel(t('account:password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
  await page
    .getByRole('dialog', { name: t('common:areYouSure') })
    .getByRole('button', { name: t('classes:enroll.yes') })
    .click()
  await expect(page.getByRole('dialog', { name: t('classes:enroll.done') })).toBeVisible()
})
