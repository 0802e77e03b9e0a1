import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { secondClock } from '@/listing/secondClock/secondClock.ts'
import { en } from '../../words.ts'
import { at } from '../clockAt.ts'
import { main } from '../renderApp.tsx'
import { onTuesday, openWeek } from './weekSteps.ts'

onTuesday()

describe('the second clock', () => {
  const choice = () => main().findByRole('combobox', { name: en('timetable:clock.label') })

  it('is shown with every lesson time once it is chosen, and is kept on the device', async () => {
    const { user, restart } = await openWeek()
    const select = await choice()
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    await user.selectOptions(select, ['Asia/Tashkent'])
    expect(await main().findByText('Tashkent: Tue, 3:00–3:50 AM')).toBeVisible()
    restart('/dashboard')
    await screen.findByRole('main')
    // The next lesson and the other card.
    expect(await main().findAllByText(/^Tashkent: Thu, 3:(00|30) AM$/)).toHaveLength(2)
    expect(main().queryByRole('combobox')).toBeNull()
    restart('/dashboard?view=week')
    await screen.findByRole('main')
    await user.selectOptions(await choice(), [''])
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    expect(localStorage.getItem('second_clock')).toBeNull()
  })

  it.each([
    ['2026-10-20T15:00:00Z', en('timetable:clock.later_one', { date: 'Sun, Nov 1', city: 'Tashkent' })],
    ['2027-03-10T15:00:00Z', en('timetable:clock.earlier_one', { date: 'Sun, Mar 14', city: 'Tashkent' })],
    ['2026-12-08T15:00:00Z', null],
  ])('says at %s when the clocks drift apart', async (moment, said) => {
    at(moment)
    const { user } = await openWeek()
    await user.selectOptions(await choice(), ['Asia/Tashkent'])
    if (said === null) expect(main().queryByText(/lessons at the same time here/)).toBeNull()
    else expect(main().getByText(said)).toBeVisible()
  })

  it('says that it shows what the reader’s own shows', async () => {
    const { user } = await openWeek()
    await user.selectOptions(await choice(), ['America/New_York'])
    expect(main().getByText(en('timetable:clock.same', { city: 'New York' }))).toBeVisible()
    expect(main().queryByText(/New York: /)).toBeNull()
  })

  it.each(['Mars/Olympus', '__proto__', ''])('is off where the device holds “%s”', (stored) => {
    localStorage.setItem('second_clock', stored)
    expect(secondClock.read()).toBeNull()
  })
})
