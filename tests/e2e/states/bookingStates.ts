import { expect } from '../journeys/journey.ts'
import type { Person } from './person.ts'
import type { State } from './allStates.ts'

const booking = ({ dialog, w }: Person) => dialog(w('trial:title'))
const next = (person: Person) => person.press('trial:next', booking(person))
const at = (person: Person, step: 'parent' | 'student' | 'schedule' | 'questionnaire') =>
  expect(booking(person).getByRole('heading', { level: 3, name: person.w(`trial:steps.${step}.title`) })).toBeFocused()

const open = async (person: Person) => {
  await person.press('common:nav.bookTrial')
  await at(person, 'parent')
}
const toStudent = async (person: Person) => {
  await open(person)
  await person.fill('trial:fields.parentName', 'Nodira Karimova', booking(person))
  await person.fill('trial:fields.parentPhoneNumber', '(555) 123-4567', booking(person))
  await person.fill('trial:fields.parentEmail', 'nodira@misol.com', booking(person))
  await next(person)
  await at(person, 'student')
}
const toSchedule = async (person: Person) => {
  await toStudent(person)
  await person.fill('trial:fields.childrenFullName', 'Aziza Karimova', booking(person))
  await booking(person).getByLabel(person.w('trial:fields.gradeLevel')).selectOption('Grade 3')
  await person.check('trial:subjects.chess', booking(person))
  await next(person)
  await at(person, 'schedule')
}
const chooseList = async (person: Person) => {
  await toSchedule(person)
  await person.press('trial:schedule.chooseYourself', booking(person))
  await booking(person).getByRole('radio').nth(1).check()
}
const toQuestions = async (person: Person) => {
  await chooseList(person)
  await booking(person)
    .getByRole('radio', { name: /^(1:30 PM|13:30)$/ })
    .check()
  await next(person)
  await at(person, 'questionnaire')
}
const finish = async (person: Person) => {
  await toQuestions(person)
  await person.check('trial:who.parent', booking(person))
  await person.check('trial:plans.withinWeek', booking(person))
  await person.check('trial:sources.other', booking(person))
  await person.fill('trial:fields.hearAboutUsOther', 'Qoʻshnimizdan', booking(person))
  await person.press('trial:finish', booking(person))
}
const refused = (key: string) => async (person: Person) =>
  expect(
    booking(person)
      .getByRole('alert')
      .filter({ hasText: person.w(key) }),
  ).toBeVisible()
/** A step that was reached and left unchanged, with its messages. */
const leftEmpty = (reach: (person: Person) => Promise<void>) => async (person: Person) => {
  await reach(person)
  await next(person)
  await refused('trial:fillRequired')(person)
}

const hasBooked = async ({ page }: Person) => {
  await page.addInitScript(() => {
    const start = Date.now() + 86_400_000
    localStorage.setItem('booked_trial', JSON.stringify({ subject: 'Chess', start, isBooked: false, until: start }))
  })
}

/** The booking of a trial lesson, step by step, and the page that leads into it. */
export const bookingStates: readonly State[] = [
  {
    name: 'the four choices, none selected',
    address: '/free-trial',
    steps: async ({ page, press, w }) => {
      await press('site:freeTrial.confirm')
      await expect(page.getByRole('dialog', { name: w('site:freeTrial.selectAll') })).toBeVisible()
    },
  },
  { name: 'the booking, step 1', address: '/pricing', steps: open },
  {
    name: 'the booking, step 1 on a device that has booked before',
    address: '/pricing',
    before: hasBooked,
    steps: async (person) => {
      await person.press('common:nav.anotherTrial')
      await expect(booking(person).getByText(person.w('trial:before.another'))).toBeVisible()
    },
  },
  {
    name: 'an earlier booking, opened again from the home page',
    address: '/',
    before: hasBooked,
    steps: async (person) => {
      await person.press('trial:before.details')
      await expect(person.page.getByRole('dialog', { name: person.w('trial:done.requested') })).toBeVisible()
    },
  },
  { name: 'the booking, step 1 with every error', address: '/pricing', steps: leftEmpty(open) },
  { name: 'the booking, step 2', address: '/pricing', steps: toStudent },
  { name: 'the booking, step 2 with every error', address: '/pricing', steps: leftEmpty(toStudent) },
  {
    name: 'the booking, step 3 with the calendar',
    address: '/pricing',
    steps: async (person) => {
      await toSchedule(person)
      await expect(person.page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    },
  },
  { name: 'the booking, step 3 with no time booked', address: '/pricing', steps: leftEmpty(toSchedule) },
  { name: 'the booking, step 3 with our own times', address: '/pricing', steps: chooseList },
  { name: 'the booking, step 4', address: '/pricing', steps: toQuestions },
  {
    name: 'the booking, step 4 with every error',
    address: '/pricing',
    steps: async (person) => {
      await toQuestions(person)
      await person.check('trial:sources.other', booking(person))
      await person.press('trial:finish', booking(person))
      await refused('trial:completeAll')(person)
    },
  },
  {
    name: 'the booking, sending',
    address: '/pricing',
    unsettled: true,
    before: ({ backend }) => backend('POST', '/lesson/trial', 'hang'),
    steps: finish,
  },
  {
    name: 'the booking that failed',
    address: '/pricing',
    before: ({ backend }) => backend('POST', '/lesson/trial', { status: 500 }),
    steps: async (person) => {
      await finish(person)
      await refused('messages:trial')(person)
    },
  },
  {
    name: 'the booking with a lost response',
    address: '/pricing',
    before: ({ backend }) => backend('POST', '/lesson/trial', { status: 504 }),
    steps: async (person) => {
      await finish(person)
      await refused('messages:lost.booking')(person)
    },
  },
  {
    name: 'the booking with a lost response, sent again',
    address: '/pricing',
    before: ({ backend }) => backend('POST', '/lesson/trial', { status: 504 }),
    steps: async (person) => {
      await finish(person)
      await refused('messages:lost.booking')(person)
      await person.press('trial:finish', booking(person))
      await expect(person.dialog(person.w('messages:again.title'))).toBeVisible()
    },
  },
  {
    name: 'the booking after a 429',
    address: '/pricing',
    before: ({ backend }) => backend('POST', '/lesson/trial', { status: 429, headers: { 'retry-after': '80000' } }),
    steps: async (person) => {
      await finish(person)
      await refused('messages:trial')(person)
    },
  },
  {
    name: 'the booking, sent',
    address: '/pricing',
    before: ({ backend }) => backend('POST', '/lesson/trial', { status: 201 }),
    steps: async (person) => {
      await finish(person)
      await expect(person.dialog(person.w('trial:done.requested'))).toBeVisible()
    },
  },
  {
    name: 'the booking, closed half-way',
    address: '/pricing',
    steps: async (person) => {
      await toStudent(person)
      await person.press('common:cancel', booking(person))
      await expect(person.dialog(person.w('trial:leave.title'))).toBeVisible()
    },
  },
]
