import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { answers, calendar, expectSound, family } from './family.ts'

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
    const others: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(test.info().project.use.baseURL!).origin) others.push(request.url())
    })
    const { t, confirm, email, dialog, fill, next, at, open, finish, sent } = await family(page, language)
    await open()
    for (const [index, answer] of fill.entries()) {
      if (index === 2) await expect(page.frameLocator('iframe').getByRole('button', { name: confirm })).toBeVisible()
      else expect(others.filter((url) => calendar(new URL(url)))).toHaveLength(index > 2 ? 1 : 0)
      await answer()
      if (index === 3) break
      await next()
      await at((index + 2) as 2 | 3 | 4)
    }
    // Only the scheduler is contacted, and gets the contact data.
    expect(new Set(others.map((url) => new URL(url).origin)).size).toBe(1)
    expect(Object.fromEntries(new URL(others.find((url) => calendar(new URL(url)))!).searchParams)).toMatchObject({
      name: answers.parentName,
      email,
      phone: answers.parentPhoneNumber,
      lang: language,
    })
    await finish()
    const done = page.getByRole('dialog', { name: t('trial:done.booked') })
    await expect(done).toBeVisible()
    await expectSound(page)
    const [booking, ...more] = await sent()
    expect(more).toEqual([])
    const { scheduleDate } = booking!.body as { scheduleDate: string }
    expect(scheduleDate).toMatch(/^https:\/\/api\.calendly\.com\/scheduled_events\/[0-9a-f]+$/)
    expect(booking).toMatchObject({
      status: 201,
      body: {
        ...answers,
        parentEmail: email,
        scheduleDate,
        startTime: scheduleDate,
        endTime: scheduleDate,
        isBooked: true,
      },
    })

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
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('common:nav.anotherTrial') })
        .first(),
    ).toBeFocused()
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
    const { t, dialog, fill, next, at, open, finish, sent } = await family(page, language)
    await open()
    for (const [index, answer] of fill.entries()) {
      await answer()
      await page.reload()
      await at((index + 1) as 1 | 2 | 3 | 4)
      if (index === 2) await expect(page.locator('iframe')).toHaveCount(0) // the booked time is kept
      if (index < 3) {
        await next()
        await at((index + 2) as 2 | 3 | 4)
      }
    }
    await finish()
    await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toBeVisible()
    expect(
      (await sent()).map(({ status, body }) => [status, (body as { childrenFullName: string }).childrenFullName]),
    ).toEqual([[201, 'Aziza Karimova']])
    // Reloading the confirmation shows the page without a dialog.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

test.describe('with failed requests', { tag: '@matrix' }, () => {
  test.use({ allowed: [/Failed to load resource|ERR_/] })

  for (const language of languagesOf(0))
    test(`without the scheduler a time is requested (${language})`, async ({ page }) => {
      await page.route(calendar, (route) => route.abort())
      const { t, slot, email, dialog, fill, next, at, open, toCalendar, finish, sent } = await family(page, language)
      await open()
      await toCalendar()
      await expect(dialog.getByText(t('trial:schedule.failed'))).toBeVisible({ timeout: 15_000 })
      await expectSound(page)
      await dialog.getByRole('radio').nth(1).check()
      await dialog.getByRole('radio', { name: slot, exact: true }).check()
      await next()
      await at(4)
      await fill[3]()
      await finish()
      await expect(page.getByRole('dialog', { name: t('trial:done.requested') })).toBeVisible()
      const tomorrow = await page.evaluate(() => {
        const day = new Date()
        day.setDate(day.getDate() + 1)
        return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
          .map((part) => String(part).padStart(2, '0'))
          .join('-')
      })
      expect((await sent()).map(({ body }) => body)).toEqual([
        {
          ...answers,
          parentEmail: email,
          scheduleDate: tomorrow,
          startTime: '13:30',
          endTime: '14:00',
          isBooked: false,
        },
      ])
    })
})
