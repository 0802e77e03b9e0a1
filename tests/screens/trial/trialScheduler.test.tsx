import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buttonClass } from '@/ui/base/Button.tsx'
import { languagesOf } from '../../full.ts'
import { en, uz } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { textsOf } from '../renderApp.tsx'
import { answered, closed, openTrial, requested, stopClock } from './trialForm.ts'
import { origin, uri, frame, message, scheduled, atSchedule, withCalendar } from './trialCalendar.ts'

withCalendar()
stopClock()

const openAtSchedule = (draft = atSchedule, language: 'en' | 'uz' = 'en') => openTrial(language, { draft })

it('shows the third step again after Back, when our own list was opened and no time was chosen', async () => {
  const app = await openAtSchedule()
  await app.click(app.t.schedule.chooseYourself)
  await app.next()
  await app.click(en('common:back'))
  await app.at('student')
  await app.goOn('schedule')
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
})

it.each([
  ['en', 'Sun, Nov 22, 1:30 PM'],
  ['uz', 'yakshanba, 22-noyabr, 13:30'],
] as const)('names in %s above the calendar the time that was chosen before', async (language, time) => {
  const { dialog, w } = await openAtSchedule({ ...atSchedule, day: '2026-11-22', slot: '13:30' }, language)
  const chosen = dialog.getByText(w('trial:schedule.chosen', { time }))
  expect(chosen.compareDocumentPosition(frame()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows no calendar before step 3, then opens the scheduler prefilled', async () => {
  const app = await openTrial('uz')
  await app.fillParent()
  expect(frame()).toBeNull()
  await app.fillStudent()
  const { src, title } = frame()!
  expect(title).toBe(uz('trial:schedule.frame'))
  expect(src.startsWith(`${origin}/trial?`)).toBe(true)
  expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject({
    name: requested.parentName,
    email: requested.parentEmail,
    phone: requested.parentPhoneNumber,
    lang: 'uz',
  })
  expect(frame()!.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(screen.getByText(uz('trial:schedule.loading'))).toBeVisible()
  fireEvent.load(frame()!)
  expect(screen.queryByText(uz('trial:schedule.loading'))).not.toBeInTheDocument()
})

it('books the reported time once, however often it is reported', async () => {
  const app = await openAtSchedule()
  await app.next()
  await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:fillRequired')))
  message({ event: 'calendly.event_type_viewed' })
  message(scheduled())
  message(scheduled(`${uri}2`))
  // The card takes the place of the calendar, and its focus.
  expect(app.dialog.getByRole('group', { name: en('trial:schedule.booked') })).toHaveFocus()
  expect(frame()).toBeNull()
  expect(app.dialog.getByRole('alert')).toBeEmptyDOMElement()
  await app.goOn('questionnaire')
  await app.fillQuestionnaire()

  // Going back does not offer a second time.
  await app.click(en('common:back'))
  await app.at('schedule')
  expect(app.dialog.getByText(en('trial:schedule.booked'))).toBeVisible()
  expect(frame()).toBeNull()
  await app.goOn('questionnaire')

  app.backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 500 })
  await app.finish()
  await app.dialog.findByText(en('messages:trial'))
  const done = await app.book(en('trial:done.booked'))
  const booking = { ...requested, scheduleDate: uri, startTime: uri, endTime: uri, isBooked: true }
  expect(bodies('/lesson/trial')).toEqual([booking, booking])
  expect(textsOf(done.getAllByRole('term'))).toEqual(
    (['subject', 'gradeLevel', 'parent', 'student', 'phone', 'email'] as const).map((fact) => app.t.done[fact]),
  )
  // After the thanks, and before what was sent: where the date and time are.
  const email = done.getByText(en('trial:done.checkEmail', { email: requested.parentEmail }))
  expect(email.previousElementSibling).toHaveTextContent(en('trial:done.dateAndTime'))
  const thanks = done.getByText(en('trial:done.lead', { name: requested.parentName }))
  expect(email.compareDocumentPosition(thanks)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  const sent = done.getByRole('heading', { name: en('trial:done.sent') })
  expect(email.compareDocumentPosition(sent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(done.getByRole('link', { name: /Telegram/ })).toBeVisible()
  expect(done.queryByRole('button', { name: en('trial:done.calendar') })).not.toBeInTheDocument()
})

it.each(languagesOf(0))(
  'says in %s what to do in the calendar, and comes back to it each time when a time is missing',
  async (language) => {
    const app = await openAtSchedule(atSchedule, language)
    const words = app.t.schedule.bookFirst
    const next = () => app.dialog.getByRole('button', { name: app.t.next })
    expect(app.dialog.getByTitle(app.t.schedule.frame)).toHaveAccessibleDescription(words)
    for (let presses = 0; presses < 2; presses += 1) {
      await app.next()
      await waitFor(() => expect(document.activeElement).toHaveTextContent(words))
      // One message for one mistake.
      expect(app.dialog.getAllByText(words)).toHaveLength(1)
      expect(app.dialog.getByRole('alert')).toHaveTextContent(app.t.fillRequired)
      expect(app.dialog.queryByText(app.w('messages:chooseTime'))).not.toBeInTheDocument()
      await app.user.click(app.dialog.getByRole('heading', { level: 3 }))
    }
    const { className } = next()
    message(scheduled())
    expect(app.dialog.queryByText(words)).not.toBeInTheDocument()
    // So far, the button in the calendar was the primary one.
    expect(className).toContain(buttonClass({ variant: 'secondary' }))
    expect(next().className).toContain(buttonClass())
  },
)

it('warns before closing that a booked time stays booked, and keeps it', async () => {
  const app = await openAtSchedule()
  message(scheduled())
  await app.click(en('common:cancel'))
  const question = within(await screen.findByRole('dialog', { name: en('trial:leave.title') }))
  expect(question.getByText(en('trial:leave.slot'))).toBeVisible()
  await app.user.click(question.getByRole('button', { name: en('trial:leave.keep') }))
  await closed()
  await app.show()
  await app.at('schedule')
  expect(screen.getByText(en('trial:schedule.booked'))).toBeVisible()
  expect(frame()).toBeNull()
})

it('offers our own list of times, and the way back to the calendar', async () => {
  const app = await openAtSchedule({ ...answered, step: 3, way: 'calendar' })
  await app.next()
  // A time chosen in our own list is not a booking.
  await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:fillRequired')))
  await app.click(en('trial:schedule.chooseYourself'))
  expect(frame()).toBeNull()
  await app.at('schedule')
  expect(app.dialog.getByRole('radio', { name: '1:30 PM' })).toBeChecked()
  await app.click(en('trial:schedule.tryCalendar'))
  expect(frame()).not.toBeNull()
  await app.at('schedule')
  await app.click(en('trial:schedule.chooseYourself'))
  await app.goOn('questionnaire')
  await app.book()
  expect(bodies('/lesson/trial')).toEqual([requested])
})
