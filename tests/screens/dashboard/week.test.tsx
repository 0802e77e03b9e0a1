import { screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secondClock } from '@/listing/secondClock/secondClock.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { at, pass } from '../clockAt.ts'
import { main, openApp, textsOf } from '../renderApp.tsx'
import { askedFor, buy, many, own, student, teacher } from './dashboardSteps.ts'

const secret = 'https://meet.example.com/secret-room'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  at('2026-12-08T15:00:00Z') // Tuesday, 10:00 AM
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const chess = {
  _id: 'chess',
  title: `Chess ${secret}`,
  startDate: '2026-12-02T22:00:00.000Z',
  link: secret,
  description: `Bring a board. ${secret}\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Teacher: Dilnoza Rahimova.`,
}
const art = { _id: 'art', title: 'Art', startDate: '2026-12-09T22:30:00.000Z', link: secret, description: '' }
/** The purchases of a group and a class. */
const purchases = (groupId: unknown, classId: unknown) => [
  { _id: 'p1', isConfirmed: true, groupId },
  { _id: 'p2', isConfirmed: true, classId },
]

/** Opens the week of a student who bought both, unless `prepare` says otherwise. */
const openWeek = (
  prepare: Parameters<typeof openApp>[2] = buy(purchases(chess, art)),
  { search = '', ...options }: Parameters<typeof openApp>[1] & { search?: string } = {},
) => openApp(`/dashboard?view=week${search}`, { as: student, ...options }, prepare)

const week = (name: string) => main().findByRole('heading', { level: 2, name })
const thisWeek = 'Dec 7–13, 2026'
const days = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((day) => ({ day: day.textContent, lessons: textsOf(within(day.parentElement!).queryAllByRole('link')) }))
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
    expect(main().getByText(`${en('timetable:over')} · ${en('timetable:first')}`)).toBeVisible()
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
    const next = main().getByRole('link', { name: en('timetable:empty.next') })
    expect(next).toHaveAttribute('href', '/dashboard?view=week&week=2027-01-20')
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

describe('what a family takes along', () => {
  it('is one calendar file of everything, without the meeting link', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:x'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await openWeek()
    await user.click(await main().findByRole('button', { name: en('timetable:tools.calendar') }))
    const text = await files[0]!.text()
    const events = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    expect(events.map(({ uid }) => uid)).toEqual([`group-chess@${location.hostname}`, `class-art@${location.hostname}`])
    expect(events.map((event) => event.component.getAllSubcomponents('valarm').length)).toEqual([2, 2])
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([chess.startDate, art.startDate])
    expect(text.replaceAll('\r\n ', '')).not.toContain('secret-room')
  })

  it.each(['en', 'uz'] as const)('is the week as text with both clocks and no link (%s)', async (language) => {
    const words = wordsOf(language)
    const { user } = await openWeek(undefined, { language })
    await user.selectOptions(await main().findByRole('combobox', { name: words('timetable:clock.label') }), [
      'Asia/Tashkent',
    ])
    await user.click(await main().findByRole('button', { name: words('timetable:send.action') }))
    expect(await main().findByText(words('timetable:send.copied'))).toHaveRole('status')
    expect((await navigator.clipboard.readText()).split('\n')).toEqual(
      language === 'en'
        ? [
            'Our lessons, Dec 7–13, 2026',
            '',
            'Mon, Dec 7',
            '• Chess',
            '5:00–5:50 PM EST · Tashkent: Tue, 3:00–3:50 AM',
            '',
            'Wed, Dec 9',
            '• Chess',
            '5:00–5:50 PM EST · Tashkent: Thu, 3:00–3:50 AM',
            '• Art',
            '5:30 PM EST · Tashkent: Thu, 3:30 AM',
          ]
        : [
            'Darslarimiz: 2026-yil 7–13-dekabr',
            '',
            'Dushanba, 7-dekabr',
            '• Chess',
            '17:00–17:50 (Sharqiy vaqt) · Toshkent: seshanba, 03:00–03:50',
            '',
            'Chorshanba, 9-dekabr',
            '• Chess',
            '17:00–17:50 (Sharqiy vaqt) · Toshkent: payshanba, 03:00–03:50',
            '• Art',
            '17:30 (Sharqiy vaqt) · Toshkent: payshanba, 03:30',
          ],
    )
  })

  it('goes to the share sheet of a device that has one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = await openWeek()
    await user.click(await main().findByRole('button', { name: en('timetable:send.action') }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]![0].text).toContain('5:00–5:50 PM EST')
    expect(JSON.stringify(share.mock.calls[0])).not.toContain('http')
    expect(main().queryByText(en('timetable:send.copied'))).toBeNull()
  })

  it('is shown to copy by hand where copying is refused', async () => {
    const { user } = await openWeek()
    const send = await main().findByRole('button', { name: en('timetable:send.action') })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(send)
    const text = await main().findByRole<HTMLTextAreaElement>('textbox', { name: en('timetable:send.text') })
    expect(text.value).toContain('Our lessons')
  })

  it('is the next lesson of a classroom as text', async () => {
    const { user } = await openApp('/classroom/chess/group', { as: student }, (backend) => {
      backend.faults.add({ path: '/group/chess', times: 9, body: chess })
      buy(purchases(chess, art))(backend)
    })
    await user.click(await screen.findByRole('button', { name: en('timetable:send.lessonAction') }))
    expect(await screen.findByText(en('timetable:send.copied'))).toBeVisible()
    const lines = [en('timetable:send.lesson'), '', 'Wed, Dec 9', '• Chess', '5:00–5:50 PM EST']
    expect((await navigator.clipboard.readText()).split('\n')).toEqual(lines)
  })
})
