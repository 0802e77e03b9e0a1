import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { openTrial, requested, stopClock } from './trialForm.ts'
import { uri, message, scheduled, atSchedule, withCalendar } from './trialCalendar.ts'

withCalendar()
stopClock()

it('takes no time from messages of others, of another shape, before step 3, and after going back', async () => {
  const app = await openTrial('en', { draft: { ...atSchedule, step: 2 } })
  message(scheduled())
  await app.goOn('schedule')
  message(scheduled(), { origin: 'https://evil.test' })
  message(scheduled(), { origin: 'http://localhost:3000', source: window })
  message(scheduled(), { source: {} })
  message(scheduled(), { source: null })
  message({ event: 'calendly.event_scheduled', payload: { event: {} } })
  message({ event: 'calendly.event_scheduled', payload: uri })
  await app.click(en('common:back'))
  await app.at('student')
  message(scheduled())
  await app.goOn('schedule')
  expect(app.dialog.queryByText(en('trial:schedule.booked'))).not.toBeInTheDocument()
  await app.next()
  await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:fillRequired')))
})

it('books without a uri that must not be passed on, whatever follows', async () => {
  const app = await openTrial('en', { draft: atSchedule })
  message(scheduled('javascript:alert(1)'))
  message(scheduled())
  expect(app.dialog.getByText(en('trial:schedule.booked'))).toBeVisible()
  await app.goOn('questionnaire')
  await app.fillQuestionnaire()
  const done = await app.book(en('trial:done.booked'))
  const sentence = 'The scheduler holds the date and time.'
  expect(bodies('/lesson/trial')).toEqual([
    { ...requested, scheduleDate: sentence, startTime: sentence, endTime: sentence, isBooked: true },
  ])
  expect(done.getByText(en('trial:done.checkEmail', { email: requested.parentEmail }))).toBeVisible()
  expect(done.queryByText('javascript:alert(1)')).not.toBeInTheDocument()
})
