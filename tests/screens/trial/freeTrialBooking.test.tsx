import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { withScheduler } from './trialForm.ts'

// The three days cross the end of a month. Only the clock is faked; timers run.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 7, 30, 10, 0) }))
afterEach(() => vi.useRealTimers())

it('opens the booking prefilled, and says that a trial is scheduled only after one was sent', async () => {
  const { user, backend } = await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  for (const name of [
    '01 SEP, Tuesday',
    '02:00 PM',
    en('site:freeTrial.programs.math'),
    en('site:freeTrial.gradeBands.5-6'),
  ])
    await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: en('site:freeTrial.confirm') }))

  const dialog = await screen.findByRole('dialog', { name: en('trial:title') })
  const next = () => user.click(within(dialog).getByRole('button', { name: en('trial:next') }))
  const field = (name: string) => within(dialog).findByRole('textbox', { name })
  await user.type(await field(en('trial:fields.parentName')), 'Nodira Karimova')
  await user.type(await field(en('trial:fields.parentPhoneNumber')), '2155550142')
  await user.type(await field(en('trial:fields.parentEmail')), 'nodira@example.com')
  await next()
  await user.type(await field(en('trial:fields.childrenFullName')), 'Aziza Karimova')
  const grade = within(dialog).getByRole('combobox', { name: en('trial:fields.gradeLevel') })
  expect(grade).toHaveValue(en('trial:grades.grade', { n: 5 }))
  expect(grade).toHaveAccessibleDescription(en('trial:fields.gradeGiven'))
  const subject = within(dialog).getByRole('radiogroup', { name: en('trial:fields.subject') })
  expect(within(subject).getAllByRole('radio')[0]).toBe(
    within(subject).getByRole('radio', { name: en('trial:subjects.mentalMathematics'), checked: true }),
  )
  expect(subject).not.toHaveAccessibleDescription()
  await next()
  // The time was chosen on the page: it is shown, and not asked for again.
  expect(await within(dialog).findByText(/Tue, Sep 1, 2:00 PM/)).toBeVisible()
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: en('trial:schedule.another') }))
  expect(within(dialog).getByRole('radio', { name: 'Tue, Sep 1' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: '2:00 PM' })).toBeChecked()
  await next()
  for (const name of [en('trial:who.parent'), en('trial:plans.withinWeek'), 'Instagram'])
    await user.click(await within(dialog).findByRole('radio', { name }))
  expect(screen.queryByText(en('site:freeTrial.scheduled'))).not.toBeInTheDocument()

  backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 500, body: {} })
  await user.click(within(dialog).getByRole('button', { name: en('trial:finish') }))
  expect(await screen.findByText(en('messages:trial'))).toBeVisible()
  expect(screen.queryByText(en('site:freeTrial.scheduled'))).not.toBeInTheDocument()

  await user.click(within(dialog).getByRole('button', { name: en('trial:finish') }))
  await user.click(await screen.findByRole('button', { name: en('trial:done.thanks') }))
  const news = await screen.findByRole('dialog', { name: en('site:freeTrial.scheduled') })
  const sent = backend.record.to('POST', '/lesson/trial')
  expect(sent).toHaveLength(2)
  expect(sent.at(-1)).toMatchObject({
    status: 201,
    body: {
      subject: en('trial:subjects.mentalMathematics'),
      gradeLevel: en('trial:grades.grade', { n: 5 }),
      childrenFullName: 'Aziza Karimova',
      planningToStart: en('trial:plans.withinWeek'),
      hearAboutUs: 'Instagram',
    },
  })
  await user.click(within(news).getByRole('button', { name: en('common:ok') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('shows no success message when the booking is closed', async () => {
  const { user } = await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  for (const name of [
    '01 SEP, Tuesday',
    '02:00 PM',
    en('site:freeTrial.programs.ela'),
    en('site:freeTrial.gradeBands.9-12'),
  ])
    await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: en('site:freeTrial.confirm') }))
  const dialog = await screen.findByRole('dialog', { name: en('trial:title') })
  await user.click(await within(dialog).findByRole('button', { name: en('common:cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText(en('site:freeTrial.scheduled'))).not.toBeInTheDocument()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4)
})

it('says what a program is in the booking, and that it has no subject', async () => {
  const { user } = await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  const chosen = [
    '01 SEP, Tuesday',
    '02:00 PM',
    en('site:freeTrial.programs.ela'),
    en('site:freeTrial.gradeBands.9-12'),
  ]
  const programs = screen.getByRole('radiogroup', { name: en('site:freeTrial.program') })
  const program = (name: 'math' | 'ela') =>
    within(programs).getByRole('radio', { name: en(`site:freeTrial.programs.${name}`) })
  const mentalMath = en('courses:course.mentalMathematics.name')
  expect(program('math')).toHaveAccessibleDescription(mentalMath)
  expect(program('ela')).toHaveAccessibleDescription(en('site:freeTrial.noSubject'))
  for (const name of chosen) await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: en('site:freeTrial.confirm') }))
  const dialog = within(await screen.findByRole('dialog', { name: en('trial:title') }))
  await user.type(await dialog.findByRole('textbox', { name: en('trial:fields.parentName') }), 'Nodira Karimova')
  await user.type(dialog.getByRole('textbox', { name: en('trial:fields.parentPhoneNumber') }), '2155550142')
  await user.type(dialog.getByRole('textbox', { name: en('trial:fields.parentEmail') }), 'nodira@example.com')
  await user.click(dialog.getByRole('button', { name: en('trial:next') }))
  await dialog.findByRole('textbox', { name: en('trial:fields.childrenFullName') })
  expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(dialog.getByText(en('trial:fields.elaWished'))).toBeVisible()
})

describe('with a scheduler', () => {
  withScheduler('https://scheduler.example/nihol')

  it('says why the time is confirmed in the calendar', async () => {
    await renderApp('/free-trial')
    expect(await screen.findByText(en('site:freeTrial.calendar'))).toBeVisible()
  })
})

it('without a scheduler, does not speak of a calendar', async () => {
  await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(en('site:freeTrial.calendar'))).not.toBeInTheDocument()
})
