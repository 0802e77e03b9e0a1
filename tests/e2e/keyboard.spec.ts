import type { Page } from '@playwright/test'
import { expect, password, test } from './journey.ts'

/** Presses Tab until the element in focus has that role and name, and looks that the focus can be seen at each stop. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'searchbox', name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    expect(await focused.evaluate((element) => {
      const ring = getComputedStyle(element)
      const around = element.closest('article, label, :has(> [type=password])')
      return ring.outlineStyle !== 'none' || (around !== null && getComputedStyle(around).outlineStyle !== 'none')
    }), 'the focus is visible').toBe(true)
    if ((await target.and(focused).count()) > 0) return
  }
  throw new Error(`no ${role} ${String(name)} in 80 stops`)
}

/** Answers an open dialog of ui/dialogs with its confirming button, by keyboard. */
async function answer(page: Page, title: string, button: string | RegExp) {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  if (!(await dialog.getByRole('button', { name: button }).evaluate((element) => element === document.activeElement))) await tabTo(page, 'button', button)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test.use({ mayContact: ['meeting'] })

test('a student logs in, finds a group, enrols and joins by keyboard alone', async ({ page, context }) => {
  await context.route('https://meet.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Meeting</title>' }))
  const email = `keys-${test.info().project.name}-${Date.now()}@nihol.test`
  await page.request.post('/api/user/register', { data: { email, password, role: 'student', status: 'active' } })

  await page.goto('/login')
  await expect(page.getByLabel('Email', { exact: true })).toBeEnabled()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  if (test.info().project.name === 'phone') {
    await tabTo(page, 'button', 'Open menu')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'link', 'Classes and Groups')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/classes$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'searchbox', /./)
  await page.keyboard.type('Tajwid step')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await tabTo(page, 'link', /Tajwid step/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Tajwid step/ })).toBeFocused()
  await tabTo(page, 'button', 'Enroll Now')
  await page.keyboard.press('Enter')
  await answer(page, 'Are you sure?', /enroll/i)
  await answer(page, 'Enrolled!', /./)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'link', /Tajwid step|Join Live Meeting/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/classroom\//)
  await expect(page.getByRole('heading', { level: 1, name: /Tajwid step/ })).toBeFocused()
  await tabTo(page, 'button', 'Join Live Meeting')
  await page.keyboard.press('Enter')
  const opened = context.waitForEvent('page')
  await answer(page, 'Are you sure?', /join/i)
  await expect.poll(async () => (await opened).url()).toMatch(/^https:\/\/meet\.example\.com\//)
})
