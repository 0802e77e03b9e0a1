import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { calendar, expectSound, family } from './family.ts'

test.use({ mayContact: ['scheduler'] })

/** Everything the device keeps. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      history.state,
      location.href,
      document.title,
      [...document.querySelectorAll('iframe')].map(({ src }) => src),
    ]),
  )

for (const language of languagesOf(0))
  test(`a family books in the calendar of the scheduler (${language})`, async ({ page }) => {
    const others: URL[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== new URL(test.info().project.use.baseURL!).origin) others.push(url)
    })
    const { t, confirm, dialog, fill, next, at, open, finish, sent } = await family(page, language)
    await open()
    for (const [index, answer] of fill.entries()) {
      if (index === 2) await expect(page.frameLocator('iframe').getByRole('button', { name: confirm })).toBeVisible()
      else expect(others.filter(calendar)).toHaveLength(index > 2 ? 1 : 0)
      await answer()
      if (index === 3) break
      await next()
      await at(index + 2)
    }
    // Only the scheduler is contacted.
    expect(new Set(others.map(({ origin }) => origin)).size).toBe(1)
    await finish()
    const done = page.getByRole('dialog', { name: t('trial:done.booked') })
    await expect(done).toBeVisible()
    await expectSound(page)
    expect(await sent()).toMatchObject([
      {
        status: 201,
        body: {
          scheduleDate: expect.stringMatching(/^https:\/\/api\.calendly\.com\/scheduled_events\/[0-9a-f]+$/) as unknown,
          isBooked: true,
        },
      },
    ])

    // Only the details are printed, on one page.
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(done.getByText('Aziza Karimova')).toBeVisible()
    await expect(done.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await done.getByRole('button', { name: t('trial:done.thanks') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const another = page.getByRole('main').getByRole('button', { name: t('common:nav.anotherTrial') })
    await expect(another.first()).toBeFocused()
    expect(await traces(page)).not.toMatch(/nodira|aziza|misol|\(555\)|5551234567/i)
    // Neither Forward nor a reload opens the dialog again.
    await page.goForward()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

for (const language of languagesOf(1))
  test(`a reload at every step keeps all answers (${language})`, { tag: '@matrix' }, async ({ page }) => {
    const { t, fill, next, at, open, finish, sent } = await family(page, language)
    await open()
    for (const [index, answer] of fill.entries()) {
      await answer()
      await page.reload()
      await at(index + 1)
      if (index === 2) await expect(page.locator('iframe')).toHaveCount(0) // the booked time is kept
      if (index === 3) break
      await next()
      await at(index + 2)
    }
    await finish()
    await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toBeVisible()
    expect(await sent()).toMatchObject([{ status: 201, body: { childrenFullName: 'Aziza Karimova' } }])
  })

test.describe('with failed requests', { tag: '@matrix' }, () => {
  test.use({ allowed: [/Failed to load resource|ERR_/] })

  for (const language of languagesOf(0))
    test(`our own list of times replaces a scheduler that cannot be reached (${language})`, async ({ page }) => {
      await page.route(calendar, (route) => route.abort())
      const { t, dialog, next, at, open, toCalendar } = await family(page, language)
      await open()
      await toCalendar()
      await expect(dialog.getByText(t('trial:schedule.failed'))).toBeVisible({ timeout: 15_000 })
      await expectSound(page)
      const times = dialog.getByRole('radiogroup', { name: t('trial:schedule.time') })
      await next()
      await expect(times).toHaveAccessibleDescription(t('messages:chooseTime'))
      await expect(times.locator('input:focus')).toBeInViewport()
      await times.getByRole('radio').last().check()
      await next()
      await at(4)
    })
})
