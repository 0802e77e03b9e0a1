import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import english from '@/i18n/en/trial.json'
import uzbek from '@/i18n/uz/trial.json'
import { configure } from '../configure.ts'
import type { Language } from '@/i18n/language.ts'
import { wordsOf } from '../../words.ts'
import { put } from '../contact/contactForms.ts'
import { openApp } from '../renderApp.tsx'

export const trialWords = { en: english, uz: uzbek } as const
const times = {
  en: { day: 'Sun, Nov 22', slot: '1:30 PM' },
  uz: { day: 'yakshanba, 22-noyabr', slot: '13:30' },
} as const

/** Fakes only the clock: Saturday noon, local time. */
export function stopClock() {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 10) }))
}

/** Configures a scheduler for the tests of a file. */
export function withScheduler(url: string) {
  beforeEach(() => configure({ schedulerUrl: url }))
}

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const storage = () =>
  JSON.stringify(Object.entries(sessionStorage)) + JSON.stringify(Object.entries(localStorage))

type Draft = { step: number; [field: string]: unknown }
const steps = ['parent', 'student', 'schedule', 'questionnaire'] as const

/** Opens the booking dialog from a page, at the step of its draft, with the steps a person takes in it. */
export async function openTrial(
  language: Language = 'en',
  { draft, path = '/about-us' }: { draft?: Draft; path?: string } = {}, // a small page with one button
) {
  const t = trialWords[language]
  const w = wordsOf(language)
  const { day, slot } = times[language]
  const app = await openApp(path, { language })
  const { user } = app
  if (draft) sessionStorage.setItem('draft:trial', JSON.stringify(draft))
  const show = async () => {
    await user.click(screen.getByRole('main').querySelector('[data-trial]')!)
    await screen.findByRole('dialog', { name: t.title })
  }
  await show()
  const form = () => within(screen.getByRole('dialog', { name: t.title }))
  const dialog = form()
  const click = (name: string) => user.click(form().getByRole('button', { name }))
  const choose = async (name: string) => user.click(await form().findByRole('radio', { name }))
  const at = (step: keyof typeof t.steps) =>
    waitFor(() => expect(screen.getByRole('heading', { level: 3, name: t.steps[step].title })).toHaveFocus())
  const goOn = async (step: keyof typeof t.steps) => {
    await click(t.next)
    await at(step)
  }
  if (draft) await at(steps[draft.step - 1]!)

  const person = {
    [t.fields.parentName]: requested.parentName,
    [t.fields.parentPhoneNumber]: requested.parentPhoneNumber,
    [t.fields.parentEmail]: requested.parentEmail,
  }
  return {
    ...app,
    t,
    w,
    slot,
    dialog,
    form,
    show,
    click,
    choose,
    at,
    person,
    next: () => click(t.next),
    /** Presses Next, which leads to a step. */
    goOn,
    finish: () => click(t.finish),
    /** Presses Finish, which leads to the confirmation. */
    book: async (title = t.done.requested) => {
      await click(t.finish)
      return within(await screen.findByRole('dialog', { name: title }))
    },
    fillParent: async () => {
      await put(user, dialog, person)
      await goOn('student')
    },
    fillStudent: async (name = requested.childrenFullName, subject = t.subjects.business) => {
      await put(user, form(), { [t.fields.childrenFullName]: name })
      await user.selectOptions(
        form().getByRole('combobox', { name: t.fields.gradeLevel }),
        w('trial:grades.grade', { n: 3 }),
      )
      await choose(subject)
      await goOn('schedule')
    },
    fillSchedule: async () => {
      await choose(day)
      await choose(slot)
      await goOn('questionnaire')
    },
    fillQuestionnaire: async () => {
      await choose(t.who.parent)
      await choose(t.plans.withinMonth)
      await choose('Facebook')
    },
  }
}

const facts = {
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '(555) 123-4567',
  parentEmail: 'nodira@misol.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Business Entrepreneurship and financial literacy',
  planningToStart: 'Within a month',
  hearAboutUs: 'Facebook',
}

/** The body that openTrial's answers send, with our own list of times. */
export const requested = {
  ...facts,
  scheduleDate: '2026-11-22',
  startTime: '13:30',
  endTime: '14:00',
  isParent: true,
  isStudent: false,
  hearAboutUsOther: '',
  isBooked: false,
}

/** A complete draft at the last step. */
export const answered = { ...facts, step: 4, way: 'list', day: '2026-11-22', slot: '13:30', who: 'parent' }
