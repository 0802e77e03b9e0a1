import { screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { askedFor, at, buy, main, many } from './dashboardSteps.ts'

const student = 'aziza@nihol.test'
const teacher = 'rustam@nihol.test'
const secret = 'https://meet.example.com/secret-room'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  at('2026-12-08T15:00:00Z') // Tuesday, 10:00 AM
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const chess = {
  _id: 'chess',
  title: `Chess ${secret}`,
  startDate: '2026-12-02T22:00:00.000Z',
  link: secret,
  description: `Bring a board. ${secret}\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02.`,
}
const art = { _id: 'art', title: 'Art', startDate: '2026-12-09T22:30:00.000Z', link: secret, description: '' }
const bought = [
  { _id: 'p1', isConfirmed: true, groupId: chess },
  { _id: 'p2', isConfirmed: true, classId: art },
]

async function open(
  search: string,
  options: Parameters<typeof renderApp>[1],
  prepare: (backend: Backend) => void = () => {},
) {
  const app = await renderApp(`/dashboard${search}`, options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}
const week = (name: string) => main().findByRole('heading', { level: 2, name })
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
    const { user, address } = await open('', { as: student }, buy(bought))
    await user.click(await main().findByRole('link', { name: en('timetable:view.week') }))
    expect(address()).toBe('/dashboard?view=week')
    await week('Dec 7–13, 2026')
    expect(days()).toEqual([
      { day: 'Mon, Dec 7', lessons: [chess.title] },
      { day: 'Wed, Dec 9', lessons: [chess.title, 'Art'] },
    ])
    expect(main().getByRole('heading', { level: 3, current: 'date' })).toHaveTextContent(/^Tue, Dec 8/)
    expect(main().getByRole('link', { name: 'Art' })).toHaveAttribute('href', '/classroom/art/class')
    expect(main().getByText('5:30 PM')).toBeVisible() // nobody has said until when
    expect(main().getAllByText('5:00–5:50 PM')).toHaveLength(2)
    expect(main().getByText(en('timetable:overlaps'))).toBeVisible()
    expect(main().getByText(`${en('timetable:first')} · ${en('timetable:overlaps')}`)).toBeVisible()
  })

  it('of a teacher has what both lists hold', async () => {
    await open('?view=week&week=2026-12-10', { as: teacher, language: 'uz' }, ({ faults }) => {
      faults.add({ path: '/class/own-classes', body: [art] })
      faults.add({ path: '/group/own-groups', body: [chess] })
    })
    await week('2026-yil 7–13-dekabr')
    expect(days()).toEqual([
      { day: 'dushanba, 7-dekabr', lessons: [chess.title] },
      { day: 'chorshanba, 9-dekabr', lessons: [chess.title, 'Art'] },
    ])
    expect(main().getAllByText('17:00–17:50')).toHaveLength(2)
  })

  it('is changed by its links, with the week in the address', async () => {
    const { user, address } = await open('?view=week', { as: student }, buy(bought))
    await week('Dec 7–13, 2026')
    expect(main().queryByRole('link', { name: en('timetable:week.present') })).toBeNull()
    await user.click(main().getByRole('link', { name: en('timetable:week.next') }))
    expect(address()).toBe('/dashboard?view=week&week=2026-12-14')
    await week('Dec 14–20, 2026')
    await user.click(main().getByRole('link', { name: en('timetable:week.present') }))
    expect(address()).toBe('/dashboard?view=week')
    expect(await week('Dec 7–13, 2026')).toHaveFocus() // its link is gone
    await user.click(main().getByRole('link', { name: en('timetable:week.previous') }))
    await week('Nov 30 – Dec 6, 2026')
    expect(days()).toEqual([{ day: 'Wed, Dec 2', lessons: [chess.title] }])
  })

  it.each(['soon', '2026-02-30', '', '%00', '9999-99-99'])('is the present one for the word “%s”', async (word) => {
    await open(`?view=week&week=${word}`, { as: student }, buy(bought))
    expect(await week('Dec 7–13, 2026')).toBeVisible()
  })

  it('without lessons leads to the next that has one, or says that none is known', async () => {
    const later = { ...art, startDate: '2027-01-20T22:30:00.000Z' }
    const { user, address } = await open(
      '?view=week',
      { as: student },
      buy([{ _id: 'p', isConfirmed: true, classId: later }]),
    )
    expect(await main().findByText(en('timetable:empty.title'))).toBeVisible()
    expect(main().getByText(en('timetable:empty.text', { date: 'Wed, Jan 20, 2027' }))).toBeVisible()
    await user.click(main().getByRole('link', { name: en('timetable:empty.next') }))
    expect(address()).toBe('/dashboard?view=week&week=2027-01-20')
    expect(await week('Jan 18–24, 2027')).toHaveFocus() // its link is gone
    expect(days()).toEqual([{ day: 'Wed, Jan 20, 2027', lessons: ['Art'] }])
    await user.click(main().getByRole('link', { name: en('timetable:week.next') }))
    expect(await main().findByText(en('timetable:empty.none'))).toBeVisible()
  })

  it('of purchases without their classes finds them in the public lists, asks for few others, and says what is missing', async () => {
    const { backend } = await open('?view=week', { as: student }, ({ faults }) => {
      buy([...many(3000), { _id: 'p', isConfirmed: true, groupId: 'chess' }])({ faults } as Backend)
      faults.add({ path: '/class/public', times: 9, body: [] })
      faults.add({ path: '/group/public', times: 9, body: [chess] })
    })
    expect(await main().findByText(/3,001|2,989/)).toHaveTextContent(
      // Those that were asked for are gone.
      en('timetable:partial', { shown: '1', total: '2,989' }),
    )
    expect(days().map(({ day }) => day)).toEqual(['Mon, Dec 7', 'Wed, Dec 9'])
    expect(new Set(askedFor(backend).filter((id) => id !== 'public')).size).toBe(12)
  })
})

describe('what a family takes along', () => {
  it('is one calendar file of everything, without the meeting link', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:x'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await open('?view=week', { as: student }, buy(bought))
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
    const { user } = await open('?view=week', { as: student, language }, buy(bought))
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
    const { user } = await open('?view=week', { as: student }, buy(bought))
    await user.click(await main().findByRole('button', { name: en('timetable:send.action') }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]![0].text).toContain('5:00–5:50 PM EST')
    expect(JSON.stringify(share.mock.calls[0])).not.toContain('http')
    expect(main().queryByText(en('timetable:send.copied'))).toBeNull()
  })

  it('is shown to copy by hand where copying is refused', async () => {
    const { user } = await open('?view=week', { as: student }, buy(bought))
    const send = await main().findByRole('button', { name: en('timetable:send.action') })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(send)
    const text = await main().findByRole('textbox', { name: en('timetable:send.text') })
    expect((text as HTMLTextAreaElement).value).toContain('Our lessons')
  })

  it('is the next lesson of a classroom as text', async () => {
    const app = await renderApp('/classroom/chess/group', { as: student })
    app.backend.faults.add({ path: '/group/chess', times: 9, body: chess })
    buy(bought)(app.backend)
    await app.user.click(await screen.findByRole('button', { name: en('timetable:send.lessonAction') }))
    expect(await screen.findByText(en('timetable:send.copied'))).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      [en('timetable:send.lesson'), '', 'Wed, Dec 9', '• Chess', '5:00–5:50 PM EST'].join('\n'),
    )
  })
})

describe('the second clock', () => {
  const choice = (words: typeof en) => main().findByRole('combobox', { name: words('timetable:clock.label') })

  it('stands beside every lesson time once it is chosen, and is kept on the device', async () => {
    const app = await open('', { as: student }, buy(bought))
    await main().findByRole('heading', { level: 3, name: 'Art' })
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    await app.user.selectOptions(await choice(en), ['Asia/Tashkent'])
    // The next lesson and both cards.
    expect(main().getAllByText(/^Tashkent: Thu, 3:(00|30) AM$/)).toHaveLength(3)
    app.restart('/dashboard?view=week')
    await screen.findByRole('main')
    expect(await main().findByText('Tashkent: Tue, 3:00–3:50 AM')).toBeVisible()
    await app.user.selectOptions(await choice(en), [''])
    expect(main().queryByText(/Tashkent: /)).toBeNull()
    expect(localStorage.getItem('second_clock')).toBeNull()
  })

  it('is suggested in Uzbek only', async () => {
    const { user } = await open('', { as: student, language: 'uz' }, buy(bought))
    await user.click(await main().findByRole('button', { name: uz('timetable:clock.suggest', { city: 'Toshkent' }) }))
    expect(await choice(uz)).toHaveValue('Asia/Tashkent')
    expect(await choice(uz)).toHaveFocus()
    expect(main().queryByRole('button', { name: uz('timetable:clock.suggest', { city: 'Toshkent' }) })).toBeNull()
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
    const { user } = await open('', { as: student }, buy(bought))
    await user.selectOptions(await choice(en), ['Asia/Tashkent'])
    if (said === null) expect(main().queryByText(/lessons at the same time here/)).toBeNull()
    else expect(main().getByText(said)).toBeVisible()
  })

  it('says that it shows what the reader’s own shows', async () => {
    const { user } = await open('', { as: student }, buy(bought))
    await user.selectOptions(await choice(en), ['America/New_York'])
    expect(main().getByText(en('timetable:clock.same', { city: 'New York' }))).toBeVisible()
    expect(main().queryByText(/New York: /)).toBeNull()
  })

  it.each(['Mars/Olympus', '__proto__', ''])('is off where the device holds “%s”', async (stored) => {
    const app = await open('', { as: student }, buy(bought))
    await main().findByRole('heading', { level: 3, name: 'Art' })
    localStorage.setItem('second_clock', stored)
    app.restart('/dashboard')
    await screen.findByRole('main')
    expect(await choice(en)).toHaveValue('')
  })
})
