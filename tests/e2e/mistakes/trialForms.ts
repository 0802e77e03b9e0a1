import { expect } from '../journeys/journey.ts'
import { choice, type Field, optional, ready, select, text, words } from './fields.ts'
import type { Form, Step } from './forms.ts'
import type { Visitor } from './formVisitor.ts'

const booking = ({ dialog, w }: Visitor) => dialog(w('trial:title'))
const at = (step: 'parent' | 'student' | 'schedule' | 'questionnaire') => (visitor: Visitor) =>
  expect(
    booking(visitor).getByRole('heading', { level: 3, name: visitor.w(`trial:steps.${step}.title`) }),
  ).toBeFocused()

const parent: Step = {
  arrive: at('parent'),
  submit: 'trial:next',
  fields: [
    text('trial:fields.parentName', ' Nodira Oʻgʻli '),
    text('trial:fields.parentPhoneNumber', ' (555) 123-4567 '),
    text('trial:fields.parentEmail', ({ email }) => email),
  ],
}
const student: Step = {
  arrive: at('student'),
  submit: 'trial:next',
  fields: [
    text('trial:fields.childrenFullName', 'Aziza Karimova'),
    select('trial:fields.gradeLevel', words('trial:grades.grade', { n: 3 })),
    choice('trial:fields.subject', words('trial:subjects.chess')),
  ],
}

const frameOf = ({ page }: Visitor) => page.frameLocator('iframe')
/** The calendar is a page of the scheduler. */
const calendar: Field = {
  fill: async (visitor) => {
    const { page, w, learnt } = visitor
    await page.evaluate(() =>
      addEventListener('message', ({ data }: MessageEvent<{ payload?: { event?: { uri: string } } }>) =>
        Object.assign(window, { uri: data.payload?.event?.uri }),
      ),
    )
    await visitor.act(() => frameOf(visitor).getByRole('button', { name: '10:30' }).click())
    // The booking removes the frame; a real click would wait for an answer from it.
    await visitor.act(() => frameOf(visitor).getByRole('button').last().dispatchEvent('click'))
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
  arrive: async (visitor) => {
    await at('schedule')(visitor)
    await expect(frameOf(visitor).getByRole('button').first()).toBeVisible()
  },
  submit: 'trial:next',
  fields: [calendar],
}

const questionnaire: Step = {
  arrive: at('questionnaire'),
  submit: 'trial:finish',
  fields: [
    optional(choice('trial:fields.who', words('trial:who.parent'))), // chosen from the start
    choice('trial:fields.planningToStart', words('trial:plans.withinWeek')),
    choice('trial:fields.hearAboutUs', 'Instagram'),
  ],
}

/** The booking of a trial lesson in the calendar, and the page of four choices that opens it; `trial` has our own list and the source Other. */
export const trialForms: readonly Form[] = [
  {
    name: 'the booking, with the calendar',
    address: () => '/pricing',
    open: async (visitor) => {
      // With a draft in this tab, the button opens its step, and its name says so.
      await visitor.act(() => visitor.main.locator('[data-trial]').filter({ visible: true }).first().click())
      await expect(booking(visitor)).toBeVisible()
      return booking(visitor)
    },
    steps: [parent, student, inCalendar, questionnaire],
    done: async ({ dialog, w, press }) => {
      const done = dialog(w('trial:done.booked'))
      await expect(done).toBeVisible()
      await press('trial:done.thanks', done)
      await expect(done).toHaveCount(0)
    },
    sent: ({ email, learnt: { uri } }) => [
      {
        path: '/lesson/trial',
        body: {
          parentName: 'Nodira Oʻgʻli',
          parentPhoneNumber: '(555) 123-4567',
          parentEmail: email,
          childrenFullName: 'Aziza Karimova',
          gradeLevel: 'Grade 3',
          subject: 'Chess',
          scheduleDate: uri,
          startTime: uri,
          endTime: uri,
          isBooked: true,
          isParent: true,
          isStudent: false,
          planningToStart: 'Within a week',
          hearAboutUs: 'Instagram',
          hearAboutUsOther: '',
        },
      },
    ],
  },
  {
    name: 'the four choices',
    address: () => '/free-trial',
    open: ready('site:freeTrial.confirm'),
    steps: [
      {
        submit: 'site:freeTrial.confirm',
        alert: 'site:freeTrial.selectAll',
        fields: [
          choice('site:freeTrial.date', 0, 'messages:empty.day'),
          choice('site:freeTrial.time', ({ language }) => (language === 'uz' ? '13:00' : '01:00 PM')),
          choice('site:freeTrial.program', words('site:freeTrial.programs.coding')),
          choice('site:freeTrial.gradeBand', words('site:freeTrial.gradeBands.3-4')),
        ],
      },
    ],
    done: at('parent'),
    sent: () => [],
  },
]
