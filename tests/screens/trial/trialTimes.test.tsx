import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock } from './trialForm.ts'
import { closed } from './trialSteps.ts'

stopClock()

it('asks for another time when the requested one has passed', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 13, 20))
  const app = await openTrial('uz', { draft: answered })
  await app.at('questionnaire')
  vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
  await app.finish()
  await app.at('schedule')
  expect(app.dialog.getByText(app.t.fillRequired)).toBeVisible()
  expect(app.dialog.queryByRole('radio', { name: app.p.slot })).toBeNull()
  expect(bodies('/lesson/trial')).toEqual([])
  await app.choose('14:00')
  await app.next()
  await app.at('questionnaire')
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, startTime: '14:00', endTime: '14:30' }])
})

it('offers five days and the remaining half hours, and disables a day without any', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 16, 40))
  const app = await openTrial('en', { draft: { ...answered, step: 3 } })
  const options = (group: string) =>
    within(app.dialog.getByRole('radiogroup', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent)
  const days = within(app.dialog.getByRole('radiogroup', { name: en('trial:schedule.day') }))
  expect(days.getAllByRole('radio')).toHaveLength(5)
  for (const day of ['Sat, Nov 21', 'Sun, Nov 22', 'Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25'])
    expect(days.getByRole('radio', { name: day })).toBeEnabled()
  for (const part of ['morning', 'afternoon', 'evening'] as const)
    expect(app.dialog.getByText(en(`trial:schedule.${part}`))).toBeVisible()
  expect(options(en('trial:schedule.time'))).toHaveLength(18)
  await app.choose('Sat, Nov 21')
  expect(options(en('trial:schedule.time'))).toEqual(['5:00 PM', '5:30 PM'])
  expect(app.dialog.getByText(/^Times are in your time zone: .+\.$/)).toBeVisible()
  await app.click(en('common:cancel'))
  await app.user.click(screen.getByRole('button', { name: app.t.leave.keep }))
  await closed()
  vi.setSystemTime(new Date(2026, 10, 21, 17, 31))
  await app.show()
  expect(await screen.findByRole('radio', { name: /Sat, Nov 21/ })).toBeDisabled()
  expect(screen.getByText(app.t.schedule.noTimes)).toBeVisible()
})

it('offers the times of the first day that has any', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 17, 31))
  const app = await openTrial('en', { draft: { ...answered, step: 3, day: '', slot: '' } })
  await app.at('schedule')
  expect(app.dialog.getByRole('radio', { name: 'Sun, Nov 22' })).toBeChecked()
  await app.choose('9:00 AM')
  await app.next()
  await app.at('questionnaire')
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, startTime: '09:00', endTime: '09:30' }])
})
