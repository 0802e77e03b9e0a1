import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import english from '@/i18n/en/trial.json'
import uzbek from '@/i18n/uz/trial.json'
import { env } from '@/env.ts'
import type { Language } from '@/i18n/language.ts'
import { en, uz } from '../../words.ts'
import { put } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'

export const trialWords = { en: english, uz: uzbek } as const

/** The buttons and options that the tests press. */
const pressed = {
  en: {
    open: en('home:hero.cta'),
    back: en('common:back'),
    cancel: en('common:cancel'),
    close: en('common:close'),
    grade: en('trial:grades.grade', { n: 3 }),
    parent: en('trial:who.parent'),
    student: en('trial:who.student'),
    plan: en('trial:plans.withinMonth'),
    day: 'Sun, Nov 22',
    slot: '1:30 PM',
  },
  uz: {
    open: uz('home:hero.cta'),
    back: uz('common:back'),
    cancel: uz('common:cancel'),
    close: uz('common:close'),
    grade: uz('trial:grades.grade', { n: 3 }),
    parent: uz('trial:who.parent'),
    student: uz('trial:who.student'),
    plan: uz('trial:plans.withinMonth'),
    day: 'yakshanba, 22-noyabr',
    slot: '13:30',
  },
} as const

/** Fakes only the clock: Saturday noon, local time. */
export function stopClock() {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 10) }))
  afterEach(() => vi.useRealTimers())
}

/** Configures a scheduler for the tests of a file. */
export function withScheduler(url: string) {
  const settings = env as { -readonly [Name in keyof typeof env]: string }
  const before = settings.schedulerUrl
  beforeEach(() => {
    settings.schedulerUrl = url
  })
  afterEach(() => {
    settings.schedulerUrl = before
  })
}

/** Opens the booking dialog from a page, with the steps a person takes in it. */
export async function openTrial(
  language: Language = 'en',
  { draft, path = '/about-us' }: { draft?: object; path?: string } = {}, // a small page with one button
) {
  const t = trialWords[language]
  const p = pressed[language]
  const app = await renderApp(path, { language })
  const { user } = app
  await screen.findByRole('heading', { level: 1 })
  if (draft) sessionStorage.setItem('draft:trial', JSON.stringify(draft))
  const show = async () => {
    await user.click(screen.getByRole('main').querySelector('[data-trial]')!)
    await screen.findByRole('dialog', { name: t.title })
  }
  await show()
  const dialog = within(screen.getByRole('dialog', { name: t.title }))
  const click = (name: string) =>
    user.click(within(screen.getByRole('dialog', { name: t.title })).getByRole('button', { name }))
  const choose = async (name: string) =>
    user.click(await within(screen.getByRole('dialog', { name: t.title })).findByRole('radio', { name }))
  const at = (step: keyof typeof t.steps) =>
    waitFor(() => expect(screen.getByRole('heading', { level: 3, name: t.steps[step].title })).toHaveFocus())

  const person = {
    [t.fields.parentName]: 'Nodira Karimova',
    [t.fields.parentPhoneNumber]: '(555) 123-4567',
    [t.fields.parentEmail]: 'nodira@misol.com',
  }
  return {
    ...app,
    t,
    p,
    dialog,
    show,
    click,
    choose,
    at,
    person,
    next: () => click(t.next),
    finish: () => click(t.finish),
    fillParent: async () => {
      await put(user, dialog, person)
      await click(t.next)
      await at('student')
    },
    fillStudent: async () => {
      await put(user, dialog, { [t.fields.childrenFullName]: 'Aziza Karimova' })
      await user.selectOptions(dialog.getByRole('combobox', { name: t.fields.gradeLevel }), p.grade)
      await choose(t.subjects.business)
      await click(t.next)
      await at('schedule')
    },
    fillSchedule: async () => {
      await choose(p.day)
      await choose(p.slot)
      await click(t.next)
      await at('questionnaire')
    },
    fillQuestionnaire: async () => {
      await choose(p.parent)
      await choose(p.plan)
      await choose('Facebook')
    },
  }
}

/** The body that openTrial's answers send, with our own list of times. */
export const requested = {
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '(555) 123-4567',
  parentEmail: 'nodira@misol.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Business Entrepreneurship and financial literacy',
  scheduleDate: '2026-11-22',
  startTime: '13:30',
  endTime: '14:00',
  isParent: true,
  isStudent: false,
  planningToStart: 'Within a month',
  hearAboutUs: 'Facebook',
  hearAboutUsOther: '',
  isBooked: false,
}

/** A complete draft at the last step. */
export const answered = {
  step: 4,
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '(555) 123-4567',
  parentEmail: 'nodira@misol.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Business Entrepreneurship and financial literacy',
  way: 'list',
  day: '2026-11-22',
  slot: '13:30',
  who: 'parent',
  planningToStart: 'Within a month',
  hearAboutUs: 'Facebook',
}
