import { expect } from '../journeys/journey.ts'
import { choice, type Field, optional, select, text, words } from './fields.ts'
import type { Form, Step } from './forms.ts'
import type { Visitor } from './formVisitor.ts'

const booking = ({ dialog, w }: Visitor) => dialog(w('trial:title'))
const at = (step: 'parent' | 'student' | 'schedule' | 'questionnaire') => (visitor: Visitor) =>
  expect(
    booking(visitor).getByRole('heading', { level: 3, name: visitor.w(`trial:steps.${step}.title`) }),
  ).toBeFocused()
/** The same step, all filled in: its mistakes are made in another row. */
const sound = (step: Step): Step => ({ ...step, fields: step.fields.map(optional) })

const parent: Step = {
  name: 'parent',
  arrive: at('parent'),
  submit: 'trial:next',
  fields: [
    text('trial:fields.parentName', ' Nodira Oʻgʻli '),
    text('trial:fields.parentPhoneNumber', ' (555) 123-4567 '),
    text('trial:fields.parentEmail', ({ email }) => email),
  ],
}
const child = text('trial:fields.childrenFullName', 'Aziza Karimova')
const student: Step = {
  name: 'student',
  arrive: at('student'),
  submit: 'trial:next',
  fields: [
    child,
    select('trial:fields.gradeLevel', words('trial:grades.grade', { n: 3 })),
    choice('trial:fields.subject', words('trial:subjects.chess')),
  ],
}

const frameOf = ({ page }: Visitor) => page.frameLocator('iframe')
/** The calendar is a page of the scheduler. */
const calendar: Field = {
  name: 'trial:schedule.frame',
  fill: async (visitor) => {
    const { page, w, learnt } = visitor
    await page.evaluate(() =>
      addEventListener('message', ({ data }: MessageEvent<{ payload?: { event?: { uri: string } } }>) =>
        Object.assign(window, { uri: data.payload?.event?.uri }),
      ),
    )
    await visitor.act(() => frameOf(visitor).getByRole('button', { name: '10:30' }).click())
    await visitor.act(() => frameOf(visitor).getByRole('button').last().click())
    await expect(booking(visitor).getByText(w('trial:schedule.booked'))).toBeVisible()
    learnt['uri'] = await page.evaluate(() => (window as unknown as { uri: string }).uri)
  },
  holds: ({ w, dialog }) => expect(dialog(w('trial:title')).getByText(w('trial:schedule.booked'))).toBeVisible(),
  wrong: async ({ w }, form) => {
    const note = form.locator('div[tabindex="-1"]').filter({ hasText: w('trial:schedule.bookFirst') })
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport()
  },
}
const inCalendar: Step = {
  name: 'schedule in the calendar',
  arrive: async (visitor) => {
    await at('schedule')(visitor)
    await expect(frameOf(visitor).getByRole('button').first()).toBeVisible()
  },
  submit: 'trial:next',
  fields: [calendar],
}

const slot = ({ language }: Visitor) => (language === 'uz' ? '13:30' : '1:30 PM')
const toList = async (visitor: Visitor) => {
  await at('schedule')(visitor)
  await visitor.press('trial:schedule.chooseYourself', booking(visitor))
}
const fromList: Step = {
  name: 'schedule from our own list',
  arrive: toList,
  submit: 'trial:next',
  fields: [
    optional(choice('trial:schedule.day', 1)), // today is chosen, or tomorrow
    choice('trial:schedule.time', slot, 'messages:chooseTime'),
  ],
}

const questions = (source: 'Instagram' | 'Other'): Step => ({
  name: 'questionnaire',
  arrive: at('questionnaire'),
  submit: 'trial:finish',
  fields: [
    optional(choice('trial:fields.who', words('trial:who.parent'))), // chosen from the start
    choice('trial:fields.planningToStart', words('trial:plans.withinWeek')),
    choice('trial:fields.hearAboutUs', source === 'Other' ? words('trial:sources.other') : source),
    ...(source === 'Other'
      ? [{ ...text('trial:fields.hearAboutUsOther', ' Qoʻshnimizdan '), after: 'trial:fields.hearAboutUs' }]
      : []),
  ],
})

const answers = ({ email }: Visitor) => ({
  parentName: 'Nodira Oʻgʻli',
  parentPhoneNumber: '(555) 123-4567',
  parentEmail: email,
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Chess',
  isParent: true,
  isStudent: false,
  planningToStart: 'Within a week',
  hearAboutUs: 'Instagram',
  hearAboutUsOther: '',
})
/** Tomorrow where the reader is. */
function tomorrow() {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format()
  return new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
}

const open = async (visitor: Visitor) => {
  const { main, w } = visitor
  // With a draft in this tab, the button opens its step, and says so once the page is hydrated.
  const opener = [
    w('common:nav.bookTrial'),
    w('common:nav.anotherTrial'),
    ...[1, 2, 3, 4].map((step) => w('common:nav.continueTrial', { step })),
  ]
    .map((name) => main.getByRole('button', { name, exact: true }))
    .reduce((one, other) => one.or(other))
  await visitor.act(() => opener.filter({ visible: true }).first().click())
  await expect(booking(visitor)).toBeVisible()
  return booking(visitor)
}
const confirmed = (title: string) => async (visitor: Visitor) => {
  const done = visitor.dialog(visitor.w(title))
  await expect(done).toBeVisible()
  await visitor.press('trial:done.thanks', done)
  await expect(done).toHaveCount(0)
}

/** The booking of a trial lesson, both ways to a time, and the page of four choices that leads into it. */
export const trialForms: readonly Form[] = [
  {
    name: 'the booking, with the calendar',
    address: () => '/pricing',
    open,
    steps: [parent, student, inCalendar, questions('Instagram')],
    done: confirmed('trial:done.booked'),
    sent: (visitor) => {
      const { uri } = visitor.learnt
      return [
        {
          path: '/lesson/trial',
          body: { ...answers(visitor), scheduleDate: uri, startTime: uri, endTime: uri, isBooked: true },
        },
      ]
    },
  },
  {
    name: 'the booking, with our own list of times and a source of one’s own',
    address: () => '/pricing',
    open,
    steps: [sound(parent), sound(student), fromList, questions('Other')],
    done: confirmed('trial:done.requested'),
    sent: (visitor) => [
      {
        path: '/lesson/trial',
        body: {
          ...answers(visitor),
          scheduleDate: tomorrow(),
          startTime: '13:30',
          endTime: '14:00',
          hearAboutUs: 'Other',
          hearAboutUsOther: 'Qoʻshnimizdan',
          isBooked: false,
        },
      },
    ],
  },
  {
    name: 'the four choices, and the booking behind them',
    address: () => '/free-trial',
    open: async ({ page, main, w }) => {
      await expect(main.getByRole('radiogroup', { name: w('site:freeTrial.date') })).toBeVisible()
      return page.locator('body') // the booking opens outside main
    },
    steps: [
      {
        name: 'four choices',
        submit: 'site:freeTrial.confirm',
        alert: 'site:freeTrial.selectAll',
        fields: [
          choice('site:freeTrial.date', 0, 'messages:empty.day'),
          choice('site:freeTrial.time', ({ language }) => (language === 'uz' ? '13:00' : '01:00 PM')),
          choice('site:freeTrial.program', words('site:freeTrial.programs.coding')),
          choice('site:freeTrial.gradeBand', words('site:freeTrial.gradeBands.3-4')),
        ],
      },
      sound(parent),
      { ...sound(student), fields: [optional(child)] },
      { ...sound(fromList), fields: [] },
      sound(questions('Instagram')),
    ],
    done: async (visitor) => {
      await confirmed('trial:done.requested')(visitor)
      await visitor.answer('site:freeTrial.scheduled')
    },
    sent: (visitor) => [
      {
        path: '/lesson/trial',
        body: {
          ...answers(visitor),
          subject: 'IT coding',
          scheduleDate: tomorrow(),
          startTime: '13:00',
          endTime: '13:30',
          isBooked: false,
        },
      },
    ],
  },
]
