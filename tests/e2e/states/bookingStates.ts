import { expect } from '../journeys/journey.ts'
import { answers, steps } from '../trial/family.ts'
import type { Person } from './person.ts'
import type { State } from './allStates.ts'
import { press, type Step, told } from './steps.ts'

const booking = ({ dialog, w }: Person) => dialog(w('trial:title'))
const next = (person: Person) => person.press('trial:next', booking(person))
const finish = (person: Person) => person.press('trial:finish', booking(person))
const says = (key: string) => async (person: Person) => {
  const alerts = booking(person).getByRole('alert')
  await expect(alerts.filter({ hasText: person.w(key) })).toBeVisible()
}

type Booking = {
  step: 1 | 2 | 3 | 4
  /** The answers of the step; the steps before it are answered. */
  draft?: object
  answer?: Parameters<Person['backend']>[2]
  /** What the person does in the step, and then sees. */
  does?: readonly Step[]
  unsettled?: true
}
/** A state of the booking, whose step is opened from a draft. */
const state = (name: string, { step, draft = {}, answer, does = [], ...more }: Booking): State => ({
  name: `the booking, ${name}`,
  address: '/pricing',
  before: async ({ page, backend }) => {
    if (step > 1)
      await page.addInitScript(
        (kept) => {
          if (self !== top || sessionStorage.getItem('draft:trial') !== null) return
          const day = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA')
          sessionStorage.setItem('draft:trial', JSON.stringify({ day, ...kept }))
        },
        Object.assign({ step }, ...answers.slice(0, step - 1), draft) as object,
      )
    if (answer !== undefined) await backend('POST', '/lesson/trial', answer)
  },
  steps: async (person) => {
    await person.main.locator('[data-trial]').filter({ visible: true }).first().click()
    const title = person.w(`trial:steps.${steps[step - 1]!}.title`)
    await expect(booking(person).getByRole('heading', { level: 3, name: title })).toBeFocused()
    for (const act of does) await act(person)
  },
  ...more,
})
/** The last step, sent to a backend that gives an answer. */
const sent = (name: string, answer: NonNullable<Booking['answer']>, ...does: NonNullable<Booking['does']>) =>
  state(name, { step: 4, draft: answers[3]!, answer, does: [finish, ...does] })

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
    steps: [press('site:freeTrial.confirm'), told('site:freeTrial.selectAll')],
  },
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
    steps: [press('trial:before.details'), told('trial:done.requested')],
  },
  state('step 1', { step: 1 }),
  state('step 1 with every error', { step: 1, does: [next, says('trial:fillRequired')] }),
  state('step 2', { step: 2 }),
  state('step 2 with every error', { step: 2, does: [next, says('trial:fillRequired')] }),
  state('step 3 with the calendar', {
    step: 3,
    does: [({ page }) => expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()],
  }),
  state('step 3 with no time booked', { step: 3, does: [next, says('trial:fillRequired')] }),
  state('step 3 with our own times', { step: 3, draft: { way: 'list' } }),
  state('step 4', { step: 4 }),
  state('step 4 with every error', {
    step: 4,
    draft: { hearAboutUs: 'Other' },
    does: [finish, says('trial:completeAll')],
  }),
  { ...sent('sending', 'hang'), unsettled: true },
  sent('failed', { status: 500 }, says('messages:trial')),
  sent('response lost', { status: 504 }, says('messages:lost.booking')),
  sent(
    'response lost and sent again',
    { status: 504 },
    says('messages:lost.booking'),
    finish,
    told('messages:again.title'),
  ),
  sent('after a 429', { status: 429, headers: { 'retry-after': '80000' } }, says('messages:trial')),
  sent('sent', { status: 201 }, told('trial:done.requested')),
  state('closed half-way', {
    step: 2,
    does: [(person) => person.press('common:cancel', booking(person)), told('trial:leave.title')],
  }),
]
