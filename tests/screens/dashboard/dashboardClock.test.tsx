import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { at, banner, buy, listingOf, main, open } from './dashboardSteps.ts'

const real = Date.parse('2026-11-24T21:00:00Z')
const minute = 60_000

const lesson = (start: number) => [
  { _id: 'p1', isConfirmed: true, classId: { ...listingOf('c1', 0), startDate: new Date(start).toISOString() } },
]

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  { device: -1440, said: en('classroom:clock.behind', { duration: '1 day' }) },
  { device: -14, said: en('classroom:clock.behind', { duration: '14 min' }) },
  { device: 14, said: en('classroom:clock.ahead', { duration: '14 min' }) },
  { device: 1440, said: en('classroom:clock.ahead', { duration: '1 day' }) },
])('says the right time to a device that is off by $device minutes, and that it is off', async ({ device, said }) => {
  at(new Date(real + device * minute).toISOString())
  await open(
    { as: 'aziza@nihol.test' },
    ({ faults }) =>
      void faults.add({
        path: '/manual-purchase',
        times: 9,
        body: lesson(real + 134 * minute),
        headers: { date: new Date(real).toUTCString() },
      }),
  )
  expect(within(await banner()).getByText(en('classroom:startsIn', { duration: '2 hr 14 min' }))).toBeVisible()
  expect(main().getByText(said)).toBeVisible()
})

it('says nothing of a clock that is right', async () => {
  at(new Date(real).toISOString())
  await open({ as: 'aziza@nihol.test' }, buy(lesson(real + 134 * minute)))
  expect(await screen.findAllByText(en('classroom:startsIn', { duration: '2 hr 14 min' }))).toHaveLength(1)
  expect(main().queryByText(/device’s clock/)).toBeNull()
})
