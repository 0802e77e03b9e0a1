import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en, uz } from '../../words.ts'
import { pass } from '../clockAt.ts'
import { main, openApp } from '../renderApp.tsx'
import { askedFor, buy, many, own, student, teacher } from './dashboardSteps.ts'
import { art, chess, onTuesday, openWeek, purchases } from './weekSteps.ts'

onTuesday()

const week = (name: string) => main().findByRole('heading', { level: 2, name })
const thisWeek = 'Dec 7–13, 2026'
const days = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((day) => ({
      day: day.textContent,
      lessons: within(day.parentElement!)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    }))
    .filter(({ lessons }) => lessons.length > 0)

describe('the week', () => {
  it('of a student has the lessons of each day and leads into the classrooms', async () => {
    const { user, address } = await openApp('/dashboard', { as: student }, buy(purchases(chess, art)))
    await user.click(await main().findByRole('link', { name: en('timetable:view.week') }))
    expect(address()).toBe('/dashboard?view=week')
    await week(thisWeek)
    expect(days()).toEqual([
      { day: 'Mon, Dec 7', lessons: [chess.title] },
      { day: 'Wed, Dec 9', lessons: [chess.title, 'Art'] },
    ])
    expect(main().getByRole('heading', { level: 3, current: 'date' })).toHaveTextContent(/^Tue, Dec 8/)
    expect(main().getByRole('link', { name: 'Art' })).toHaveAttribute('href', '/classroom/art/class')
    expect(main().getByText('5:30 PM')).toBeVisible() // no end is known
    expect(main().getAllByText('5:00–5:50 PM')).toHaveLength(2)
    expect(main().getAllByText(en('timetable:overlaps'))).toHaveLength(2)
    expect(main().queryByText(en('timetable:first'))).toBeNull()
    expect(main().getAllByText(en('classes:schedule.with', { name: 'Dilnoza Rahimova' }))).toHaveLength(2)
  })

  it('stays while a lesson of Sunday night is running, and names its zone on paper', async () => {
    vi.setSystemTime(new Date('2026-12-14T05:30:00Z')) // Monday, 12:30 AM
    const late = { ...art, startDate: '2026-12-14T04:00:00.000Z' }
    await openWeek(buy(purchases(null, late)))
    await week(thisWeek)
    expect(main().queryByRole('link', { name: en('timetable:week.present') })).toBeNull()
    expect(main().getByText(en('timetable:zone', { zone: 'EST' }))).toHaveClass('hidden', 'print:block')
    await pass(31)
    await week('Dec 14–20, 2026')
  })

  it('of a teacher has what both lists hold', async () => {
    await openWeek(own([art], [chess]), { as: teacher, language: 'uz', search: '&week=2026-12-10' })
    await week('2026-yil 7–13-dekabr')
    expect(days()).toEqual([
      { day: 'dushanba, 7-dekabr', lessons: [chess.title] },
      { day: 'chorshanba, 9-dekabr', lessons: [chess.title, 'Art'] },
    ])
    expect(main().getAllByText('17:00–17:50')).toHaveLength(2)
    expect(main().getByText(uz('timetable:tools.print'))).toBeInTheDocument()
    expect(main().queryByText(uz('timetable:send.action'))).toBeNull()
    expect(main().queryByText(/Dilnoza/)).toBeNull()
  })

  it('is the current week for an unknown word, and is changed by its links, with the week in the address', async () => {
    const { user, address } = await openWeek(undefined, { search: '&week=2026-02-30' })
    await week(thisWeek)
    expect(main().queryByRole('link', { name: en('timetable:week.present') })).toBeNull()
    await user.click(main().getByRole('link', { name: en('timetable:week.next') }))
    expect(address()).toBe('/dashboard?view=week&week=2026-12-14')
    await week('Dec 14–20, 2026')
    await user.click(main().getByRole('link', { name: en('timetable:week.present') }))
    expect(address()).toBe('/dashboard?view=week')
    expect(await week(thisWeek)).toHaveFocus() // its link is gone
    await user.click(main().getByRole('link', { name: en('timetable:week.previous') }))
    await week('Nov 30 – Dec 6, 2026')
    expect(days()).toEqual([{ day: 'Wed, Dec 2', lessons: [chess.title] }])
    expect(main().getByText(en('timetable:first'))).toBeVisible()
  })

  it('without lessons links to the next week that has one, or says that none is known', async () => {
    const later = { ...art, startDate: '2027-01-20T22:30:00.000Z' }
    const { user, address } = await openWeek(buy(purchases(null, later)))
    expect(await main().findByText(en('timetable:empty.title'))).toBeVisible()
    expect(main().getByText(en('timetable:empty.text', { date: 'Wed, Jan 20, 2027' }))).toBeVisible()
    await user.click(main().getByRole('link', { name: en('timetable:empty.next') }))
    expect(address()).toBe('/dashboard?view=week&week=2027-01-20')
    expect(await week('Jan 18–24, 2027')).toHaveFocus() // its link is gone
    expect(days()).toEqual([{ day: 'Wed, Jan 20, 2027', lessons: ['Art'] }])
    await user.click(main().getByRole('link', { name: en('timetable:week.next') }))
    expect(await main().findByText(en('timetable:empty.none'))).toBeVisible()
  })

  it('whose lessons are all over links to the next week that has one', async () => {
    const yesterday = { ...art, startDate: '2026-12-07T22:30:00.000Z' }
    const later = { ...chess, description: '', startDate: '2027-01-20T22:30:00.000Z' }
    await openWeek(buy(purchases(later, yesterday)))
    expect(await main().findByText(en('timetable:empty.over'))).toBeVisible()
    expect(days()).toEqual([{ day: 'Mon, Dec 7', lessons: ['Art'] }])
    expect(main().getByRole('link', { name: en('timetable:empty.next') })).toHaveAttribute(
      'href',
      '/dashboard?view=week&week=2027-01-20',
    )
  })

  it('that cannot be read is an error, and with a part of the classes no empty week', async () => {
    const bought = buy(purchases('chess', 'art'))
    const { backend, user } = await openWeek((prepared) => {
      for (const path of ['/class/*', '/group/*']) prepared.faults.add({ path, times: 4, status: 500 })
      bought(prepared)
    })
    expect(await main().findByText(en('messages:loadClasses'))).toBeVisible()
    expect(main().queryByText(en('timetable:empty.title'))).toBeNull()
    backend.faults.clear()
    const later = { ...chess, startDate: '2027-06-01T22:00:00Z', description: '' }
    backend.faults.add({ path: '/group/chess', times: 9, body: later })
    backend.faults.add({ path: '/class/art', times: 9, status: 500 })
    bought(backend)
    await user.click(main().getByRole('button', { name: en('common:tryAgain') }))
    expect(await main().findByText(en('timetable:empty.ofLoaded'))).toBeVisible()
    expect(main().getByText(en('messages:loadClasses'))).toBeVisible()
    expect(main().queryByText(en('timetable:empty.title'))).toBeNull()
  })

  it('of purchases without their classes finds them in the public lists, asks for few others, and says what is missing', async () => {
    const { backend } = await openWeek((prepared) => {
      buy([...many(3000), { _id: 'p', isConfirmed: true, groupId: 'chess' }])(prepared)
      prepared.faults.add({ path: '/class/public', times: 9, body: [] })
      prepared.faults.add({ path: '/group/public', times: 9, body: [chess] })
    })
    expect(await main().findByText(/3,001|2,989/)).toHaveTextContent(
      // The requested classes were deleted.
      en('timetable:partial', { shown: '1', total: '2,989' }),
    )
    expect(days().map(({ day }) => day)).toEqual(['Mon, Dec 7', 'Wed, Dec 9'])
    expect(new Set(askedFor(backend).filter((id) => id !== 'public')).size).toBe(12)
  })
})
