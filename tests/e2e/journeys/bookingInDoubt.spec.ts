import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { languagesOf } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { en } from '../../words.ts'
import { expect, recorded, test } from './journey.ts'
import { still } from '../still.ts'

// The browser itself logs every request that fails.
test.use({ allowed: [/Failed to load resource|ERR_/] })

const languages = {
  en: {
    open: 'Book a free trial',
    finish: 'Finish',
    failed: 'Failed to book trial. Please try again.',
    doubt: en('messages:lost.booking'),
    again: 'Send it again?',
    no: 'Cancel',
    yes: 'Yes, send it again',
    done: 'Trial lesson requested',
    wait: 'Too many attempts. Try again in 10 minutes.',
    left: '(10 min)',
    over: 'You can try again now.',
  },
  uz: {
    open: 'Bepul sinov darsiga yozilish',
    finish: 'Yakunlash',
    failed: 'Sinov darsini band qilib boʻlmadi. Iltimos, qaytadan urinib koʻring.',
    doubt:
      'Shunga qaramay, soʻrovingiz yetib borgan boʻlishi mumkin. Elektron pochtangizni tekshiring va faqat bizdan javob kelmasa, qayta yuboring.',
    again: 'Yana yuborilsinmi?',
    no: 'Bekor qilish',
    yes: 'Ha, yana yuborilsin',
    done: 'Sinov darsi uchun soʻrov yuborildi',
    wait: 'Juda koʻp urinish boʻldi. 10 daqiqadan soʻng qaytadan urinib koʻring.',
    left: '(10 daqiqa)',
    over: 'Endi qaytadan urinib koʻrishingiz mumkin.',
  },
} as const

const two = (n: number) => String(n).padStart(2, '0')

/** A family at the last step of the booking, with everything answered. */
async function family(page: Page, language: keyof typeof languages) {
  const w = languages[language]
  const parentEmail = `nodira-${test.info().testId}-${test.info().project.name}@misol.com`
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const day = `${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`
  const facts = {
    parentName: 'Nodira',
    parentPhoneNumber: '(555) 123-4567',
    parentEmail,
    childrenFullName: 'Aziza',
    gradeLevel: 'Grade 3',
    subject: 'Chess',
  }
  const draft = {
    ...facts,
    step: 4,
    way: 'list',
    day,
    slot: '13:30',
    who: 'parent',
    planningToStart: 'Within a month',
    hearAboutUs: 'Facebook',
  }
  const request = {
    ...facts,
    scheduleDate: day,
    startTime: '13:30',
    endTime: '14:00',
    isParent: true,
    isStudent: false,
    planningToStart: 'Within a month',
    hearAboutUs: 'Facebook',
    hearAboutUsOther: '',
    isBooked: false,
  }
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  // The draft exists before the page reads it: with a draft, its buttons have another name.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => sessionStorage.setItem('draft:trial', kept), JSON.stringify(draft))
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: w.open })
  const finish = dialog.getByRole('button', { name: w.finish })
  const goOn = messagesOf(language)('common:nav.continueTrial', { step: 4 })
  await page.getByRole('main').getByRole('button', { name: goOn }).first().click()
  await expect(finish).toBeVisible()
  return {
    w,
    parentEmail,
    request,
    dialog,
    finish,
    sent: async () =>
      (await recorded(page))
        .filter(
          ({ path, body }) => path === '/lesson/trial' && (body as { parentEmail: string }).parentEmail === parentEmail,
        )
        .map(({ body }) => body),
  }
}

async function expectSound(page: Page) {
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open]')].every((dialog) => dialog.scrollWidth <= dialog.clientWidth),
    ),
  ).toBe(true)
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

for (const language of languagesOf(0))
  test(`a booking with a lost response is sent again only after a confirmation, even after a reload (${language})`, async ({
    page,
  }) => {
    const { w, request, dialog, finish, sent } = await family(page, language)
    // Browsers retry a request on a closed connection; here the response is sent but never arrives.
    await page.route(
      '**/api/lesson/trial',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await finish.click()
    await expect(dialog.getByRole('alert').filter({ hasText: w.failed })).toContainText(w.doubt)
    await expect(dialog.getByRole('alert').filter({ hasText: w.failed })).toBeInViewport()
    await expectSound(page)
    const question = page.getByRole('dialog', { name: w.again })
    await finish.click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: w.no }).click()
    await expect(question).toHaveCount(0)
    await expect(finish).toBeFocused()
    expect(await sent()).toEqual([request])
    await page.reload()
    await finish.click()
    await expect(question).toBeVisible()
    await expectSound(page)
    await question.getByRole('button', { name: w.yes }).click()
    await expect(page.getByRole('dialog', { name: w.done })).toBeVisible()
    expect(await sent()).toEqual([request, request])
  })

for (const language of languagesOf(1))
  test(`a booking rejected with a 429 keeps the focus and is sent when the wait has ended (${language})`, async ({
    page,
  }) => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const { w, parentEmail, request, dialog, finish, sent } = await family(page, language)
    await page.request.post('/__stand-in/faults', {
      data: {
        method: 'POST',
        path: '/lesson/trial',
        email: parentEmail,
        status: 429,
        body: '',
        headers: { 'retry-after': '600' },
      },
    })
    await finish.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert').filter({ hasText: w.failed })).toContainText(w.wait)
    await expect(finish).toContainText(w.left)
    await expect(finish).toBeFocused()
    await expect(finish).toHaveAttribute('aria-disabled', 'true')
    await expectSound(page)
    await page.keyboard.press('Enter')
    await finish.click({ force: true })
    expect(await sent()).toEqual([request])
    await page.clock.setFixedTime(now + 600_000)
    await expect(finish).not.toHaveAttribute('aria-disabled')
    await expect(dialog.getByRole('alert').filter({ hasText: w.failed })).toContainText(w.over)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: w.done })).toBeVisible()
    expect(await sent()).toEqual([request, request])
  })
