import type { Locator, Page } from '@playwright/test'
import { type Language, messagesOf } from '../../messages.ts'
import { inspect, still } from '../inspector.ts'
import { expect, press, recorded, test } from '../journeys/journey.ts'
import { axe } from '../states/look.ts'
import { beginAs } from '../states/person.ts'

export const steps = ['parent', 'student', 'schedule', 'questionnaire'] as const
/** The answers of each step, as a draft keeps them. */
export const answers = [
  { parentName: 'Nodira Karimova', parentPhoneNumber: '(555) 123-4567', parentEmail: 'nodira@misol.com' },
  { childrenFullName: 'Aziza Karimova', gradeLevel: 'Grade 3', subject: 'Chess' },
  { way: 'list', slot: '13:30' },
  { planningToStart: 'Within a week', hearAboutUs: 'Other', hearAboutUsOther: 'Qoʻshnimizdan' },
]
/** The button of the stand-in scheduler. */
const confirmLabels = { en: 'Confirm', uz: 'Tasdiqlash' }

/** Whether it is the page that the scheduler shows in our frame. */
export const calendar = (url: URL) => url.searchParams.has('embed_domain')

/** The booking dialog as one family uses it; the email identifies their requests and sets the manner of the scheduler. */
export async function family(page: Page, language: Language, manner: '' | '+pushes' | '+links' = '') {
  const t = messagesOf(language)
  const email = `nodira-${test.info().testId}-${test.info().project.name}${manner}@misol.com`
  await beginAs(page, language)
  const dialog = page.getByRole('dialog', { name: t('trial:title') })
  const frame = page.frameLocator('iframe')
  const next = () => press(dialog, t('trial:next'))
  const at = (step: number) =>
    expect(dialog.getByRole('heading', { level: 3, name: t(`trial:steps.${steps[step - 1]!}.title`) })).toBeFocused({
      timeout: 10_000,
    })
  const choose = async (time: string) => {
    await frame.getByText(time).click()
    await expect(frame.locator('.times :is([aria-pressed=true], [aria-current=true])')).toContainText(time)
  }
  const book = async () => {
    await choose('10:30')
    await frame.getByRole('button', { name: confirmLabels[language] }).click()
    await expect(dialog.getByText(t('trial:schedule.booked'))).toBeVisible()
  }
  const open = async (step = 1) => {
    await page.goto('/')
    await page.locator('main [data-trial]').first().click()
    await at(step)
  }
  const fill = [
    async () => {
      await dialog.getByLabel(t('trial:fields.parentName'), { exact: true }).fill('Nodira O‘g‘li')
      await dialog.getByLabel(t('trial:fields.parentPhoneNumber')).fill('(555) 123-4567')
      await dialog.getByLabel(t('trial:fields.parentEmail')).fill(email)
    },
    async () => {
      await dialog.getByLabel(t('trial:fields.childrenFullName')).fill('Aziza Karimova')
      await dialog.getByLabel(t('trial:fields.gradeLevel')).selectOption('Grade 3')
      await dialog.getByRole('radio', { name: t('trial:subjects.chess') }).check()
    },
    book,
    async () => {
      await dialog.getByRole('radio', { name: t('trial:who.parent') }).check()
      await dialog.getByRole('radio', { name: t('trial:plans.withinWeek') }).check()
      await dialog.getByRole('radio', { name: 'Instagram' }).check()
    },
  ] as const
  /** Answers a step and continues with the next. */
  const pass = async (step: 1 | 2 | 3) => {
    await fill[step - 1]!()
    await next()
    await at(step + 1)
  }
  return {
    t,
    email,
    dialog,
    frame,
    next,
    at,
    open,
    /** Opens the last step from a draft with every answer but a time. */
    openAnswered: async (change: object) => {
      await page.goto('/about-us') // the draft is stored before the next page reads it
      await page.evaluate((draft) => sessionStorage.setItem('draft:trial', JSON.stringify(draft)), {
        step: 4,
        ...answers[0],
        ...answers[1],
        parentEmail: email,
        who: 'parent',
        planningToStart: 'Within a week',
        hearAboutUs: 'Instagram',
        ...change,
      })
      await open(4)
    },
    choose,
    book,
    fill,
    confirm: confirmLabels[language],
    pass,
    toCalendar: async () => {
      await pass(1)
      await pass(2)
    },
    finish: () => press(dialog, t('trial:finish')),
    sent: async () =>
      (await recorded(page)).filter(
        ({ path, body }) => path === '/lesson/trial' && (body as { parentEmail: string }).parentEmail === email,
      ),
  }
}

/** The page and the dialog fit their width, and axe finds nothing. */
export async function expectSound(page: Page) {
  await still(page)
  expect(await inspect(page, () => window.inspector.sideways())).toEqual([])
  expect(await axe(page)).toEqual([])
}

/** Whether its upper and lower edges are not covered. */
export const uncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
  })
