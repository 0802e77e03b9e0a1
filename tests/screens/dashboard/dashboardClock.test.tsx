import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../words.ts'
import { at } from '../clockAt.ts'
import { main } from '../renderApp.tsx'
import { banner, listingOf, open, student } from './dashboardSteps.ts'

const real = Date.parse('2026-11-24T21:00:00Z')
const minute = 60_000

it.each([
  [-1440, en('classroom:clock.behind', { duration: '1 day' })],
  [14, en('classroom:clock.ahead', { duration: '14 min' })],
  [0, null],
])('says the right time to a device that is off by %i minutes, and that it is off', async (device, said) => {
  at(real + device * minute)
  const startDate = new Date(real + 134 * minute).toISOString()
  await open({ as: student }, ({ faults }) =>
    faults.add({
      path: '/manual-purchase',
      times: 9,
      body: [{ _id: 'p1', isConfirmed: true, classId: { ...listingOf('c1', 0), startDate } }],
      headers: { date: new Date(real).toUTCString() },
    }),
  )
  expect(within(await banner()).getByText(en('classroom:startsIn', { duration: '2 hr 14 min' }))).toBeVisible()
  if (said === null) expect(main().queryByText(/device’s clock/)).toBeNull()
  else expect(main().getByText(said)).toBeVisible()
})
