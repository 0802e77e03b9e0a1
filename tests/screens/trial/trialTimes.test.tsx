import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { answered, closed, openTrial, requested, stopClock } from './trialForm.ts'

stopClock()

it('asks for another time when the requested one has passed', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 13, 20))
  const app = await openTrial('uz', { draft: answered })
  vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
  await app.finish()
  await app.at('schedule')
  expect(app.dialog.getByText(app.t.fillRequired)).toBeVisible()
  expect(app.dialog.queryByRole('radio', { name: app.slot })).toBeNull()
  expect(bodies('/lesson/trial')).toEqual([])
  await app.choose('14:00')
  await app.goOn('questionnaire')
  await app.book()
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, startTime: '14:00', endTime: '14:30' }])
})

it('offers five days and the remaining half hours, and disables a day without any', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 16, 40))
  const app = await openTrial('en', { draft: { ...answered, step: 3 } })
  const options = (group: 'day' | 'time') =>
    within(screen.getByRole('radiogroup', { name: en(`trial:schedule.${group}`) }))
      .getAllByRole('radio')
      .map((radio) => radio.parentElement!.textContent)
  expect(options('day')).toEqual(['Sat, Nov 21', 'Sun, Nov 22', 'Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25'])
  for (const part of ['morning', 'afternoon', 'evening'] as const)
    expect(app.dialog.getByText(en(`trial:schedule.${part}`))).toBeVisible()
  expect(options('time')).toHaveLength(18)
  await app.choose('Sat, Nov 21')
  expect(options('time')).toEqual(['5:00 PM', '5:30 PM'])
  expect(app.dialog.getByText(/^Times are in your time zone: .+\.$/)).toBeVisible()
  await app.click(en('common:cancel'))
  await app.user.click(screen.getByRole('button', { name: app.t.leave.keep }))
  await closed()

  // With no time left today, tomorrow is chosen.
  vi.setSystemTime(new Date(2026, 10, 21, 17, 31))
  await app.show()
  expect(await screen.findByRole('radio', { name: /Sat, Nov 21/ })).toBeDisabled()
  expect(screen.getByText(app.t.schedule.noTimes)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Sun, Nov 22' })).toBeChecked()
})
