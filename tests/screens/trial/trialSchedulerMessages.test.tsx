import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { openTrial, requested, stopClock } from './trialForm.ts'
import { uri, message, scheduled, atSchedule, withCalendar } from './trialCalendar.ts'

withCalendar()

describe('with a scheduler', () => {
  stopClock()

  it.each([
    ['another origin', scheduled(), { origin: 'https://evil.test' }],
    ['our own page', scheduled(), { origin: 'http://localhost:3000', source: window }],
    ['a popup or another frame', scheduled(), { source: {} }],
    ['no window', scheduled(), { source: null }],
    ['the scheduler without a uri', { event: 'calendly.event_scheduled', payload: { event: {} } }, {}],
    ['the scheduler with another shape', { event: 'calendly.event_scheduled', payload: uri }, {}],
  ])('ignores a message of %s', async (_, data, from) => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message(data, from)
    await app.next()
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:fillRequired')))
    expect(app.dialog.queryByText(en('trial:schedule.booked'))).not.toBeInTheDocument()
    expect(app.dialog.getByRole('heading', { name: en('trial:steps.schedule.title') })).toBeVisible()
  })

  it.each<[unknown]>([
    ['javascript:alert(1)'],
    ['https://api.calendly.com.evil.example/e/1'],
    ['2026-11-22T10:00:00Z'],
    [7],
  ])('books without the uri when it is %j, whatever follows', async (hostile) => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message(scheduled(hostile))
    message(scheduled())
    expect(app.dialog.getByText(en('trial:schedule.booked'))).toBeVisible()
    await app.next()
    await app.at('questionnaire')
    await app.fillQuestionnaire()
    await app.finish()
    const done = within(await screen.findByRole('dialog', { name: en('trial:done.booked') }))
    const sentence = 'The scheduler holds the date and time.'
    expect(bodies('/lesson/trial')).toEqual([
      { ...requested, scheduleDate: sentence, startTime: sentence, endTime: sentence, isBooked: true },
    ])
    expect(done.getByText(en('trial:done.checkEmail', { email: requested.parentEmail }))).toBeVisible()
    expect(done.queryByText(String(hostile))).not.toBeInTheDocument()
  })

  it('ignores a message before step 3 and after going back', async () => {
    const app = await openTrial('en', { draft: { ...atSchedule, step: 2 } })
    await app.at('student')
    message(scheduled())
    await app.next()
    await app.at('schedule')
    await app.click(en('common:back'))
    await app.at('student')
    message(scheduled())
    await app.next()
    await app.at('schedule')
    await app.next()
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:fillRequired')))
  })
})
