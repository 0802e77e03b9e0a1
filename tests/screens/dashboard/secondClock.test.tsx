import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { at, buy, main } from './dashboardSteps.ts'
import { student, bought, open, onTuesday } from './weekSteps.ts'

onTuesday()

describe('the second clock', () => {
  const choice = (words: typeof en) => main().findByRole('combobox', { name: words('timetable:clock.label') })

  it('is shown with every lesson time once it is chosen, and is kept on the device', async () => {
    const app = await open('?view=week', { as: student }, buy(bought))
    const select = await choice(en)
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    await app.user.selectOptions(select, ['Asia/Tashkent'])
    expect(await main().findByText('Tashkent: Tue, 3:00–3:50 AM')).toBeVisible()
    app.restart('/dashboard')
    await screen.findByRole('main')
    // The next lesson and the other card.
    expect(await main().findAllByText(/^Tashkent: Thu, 3:(00|30) AM$/)).toHaveLength(2)
    expect(main().queryByRole('combobox')).toBeNull()
    app.restart('/dashboard?view=week')
    await screen.findByRole('main')
    await app.user.selectOptions(await choice(en), [''])
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    expect(localStorage.getItem('second_clock')).toBeNull()
  })

  it.each([
    { moment: '2026-10-20T15:00:00Z', said: en('timetable:clock.later_one', { date: 'Sun, Nov 1', city: 'Tashkent' }) },
    {
      moment: '2027-03-10T15:00:00Z',
      said: en('timetable:clock.earlier_one', { date: 'Sun, Mar 14', city: 'Tashkent' }),
    },
    { moment: '2026-12-08T15:00:00Z', said: null },
  ])('says at $moment when the clocks drift apart', async ({ moment, said }) => {
    at(moment)
    const { user } = await open('?view=week', { as: student }, buy(bought))
    await user.selectOptions(await choice(en), ['Asia/Tashkent'])
    if (said === null) expect(main().queryByText(/lessons at the same time here/)).toBeNull()
    else expect(main().getByText(said)).toBeVisible()
  })

  it('says that it shows what the reader’s own shows', async () => {
    const { user } = await open('?view=week', { as: student }, buy(bought))
    await user.selectOptions(await choice(en), ['America/New_York'])
    expect(main().getByText(en('timetable:clock.same', { city: 'New York' }))).toBeVisible()
    expect(main().queryByText(/New York: /)).toBeNull()
  })

  it.each(['Mars/Olympus', '__proto__', ''])('is off where the device holds “%s”', async (stored) => {
    const app = await open('?view=week', { as: student }, buy(bought))
    await choice(en)
    localStorage.setItem('second_clock', stored)
    app.restart('/dashboard?view=week')
    await screen.findByRole('main')
    expect(await choice(en)).toHaveValue('')
  })
})
