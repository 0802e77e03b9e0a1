import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { localDateTime } from '@/i18n/clock.ts'
import { languagesOf } from '../../full.ts'
import { appAgents } from '../../unit/features/agents.ts'
import { en, wordsOf } from '../../words.ts'
import { at, pass } from '../clockAt.ts'
import { main, openApp } from '../renderApp.tsx'
import { change, joinButton, python, room, student } from './classroomSteps.ts'

const minute = 60_000
const first = Date.parse('2026-12-01T22:00:00Z')
const description =
  'We write a game.\n\nLessons: 2, every Tue, 17:00-17:50 (America/New_York), from 2026-12-01. Ages 8-12.'

/** Enters the classroom at a given time, on a device whose clock is off by some minutes. */
async function enter(moment: number, off = 0, language: 'en' | 'uz' = 'en') {
  at(moment + off * minute)
  const app = await openApp(room, { as: student, language }, ({ faults, store }) =>
    faults.add({
      path: `/group/${python}`,
      body: { ...store.listings.byId('group', python)!, description, startDate: new Date(first).toISOString() },
      headers: { date: new Date(moment).toUTCString() },
    }),
  )
  await main().findAllByText(/UTC$/)
  return app
}
const link = (name = en('classroom:check')) => main().getByRole('link', { name })

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['before', first - 180 * minute, en('classroom:startsIn', { duration: '3 hr' })],
  ['soon', first - 40 * minute, en('classroom:startsIn', { duration: '40 min' })],
  ['live', first + 10 * minute, en('classroom:live')],
  ['finished', first + (7 * 1440 + 60) * minute, en('classes:over.group')],
])('a lesson has the same words on a device whose clock is off: %s', async (_, moment, says) => {
  const seen = new Set<string>()
  for (const off of [0, -1440, 14]) {
    const { unmount } = await enter(moment, off)
    expect(main().getAllByText(says)[0]).toBeVisible()
    const note = main().queryByText(/^This device’s clock/)
    expect(note !== null).toBe(off !== 0)
    seen.add(screen.getByRole('main').textContent.replace(note?.textContent ?? '', ''))
    unmount()
  }
  expect(seen.size).toBe(1)
})

it('after the last lesson, only the ways to other classes and to the dashboard remain', async () => {
  await enter(first + 8 * 1440 * minute)
  expect(link(en('dashboard:empty.studentAction'))).toHaveAttribute('href', '/classes')
  expect(link(en('dashboard:sidebar.goToDashboard'))).toHaveAttribute('href', '/dashboard')
  expect(main().queryByRole('button', { name: en('classroom:join') })).toBeNull()
  for (const gone of [en('classroom:ready.title'), en('classes:share.calendar'), en('classroom:cannotJoin.title')])
    expect(main().queryByText(gone)).toBeNull()
})

it.each(['en', 'uz'] as const)(
  'offers the calendar, in the last hour the preparations and the check, during the lesson help, then the next lesson (%s)',
  async (language) => {
    await enter(first - 61 * minute, 0, language)
    const w = wordsOf(language)
    const name = w('classroom:check')
    expect(main().queryByText(w('classroom:inApp.title'))).toBeNull() // as in any browser
    const ready = () => main().queryByText(w('classroom:ready.title'))?.closest('details')
    const early = [w('classes:share.calendar'), w('timetable:send.lessonAction')]
    const inFold = link(name)
    expect(inFold).toHaveAttribute('href', `/check?from=group/${python}`)
    expect(ready()).toContainElement(inFold)
    expect(ready()).not.toHaveAttribute('open')
    for (const words of early) expect(main().getByText(words)).toBeVisible()
    await pass(1)
    expect(link(name)).toBeVisible()
    expect(ready()).not.toContainElement(link(name))
    expect(ready()).toHaveAttribute('open')
    for (const words of early) expect(main().queryByText(words)).toBeNull()
    await pass(61)
    expect(main().queryByRole('link', { name })).toBeNull()
    expect(ready()).toBeUndefined()
    expect(main().getByRole('button', { name: w('classroom:join') })).toBeVisible()
    expect(main().getByText(w('classroom:cannotJoin.title'))).toBeVisible()
    await pass(60)
    expect(main().getByText(w('classes:schedule.next'))).toBeVisible()
    expect(main().getByText(early[0]!)).toBeVisible()
  },
)

it('offline, the check stays on the page and says why', async () => {
  const { user } = await enter(first - 40 * minute)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(link()).toHaveAccessibleDescription(en('common:offline'))
  const kept: boolean[] = []
  const listen = (event: Event) => kept.push(event.defaultPrevented)
  addEventListener('click', listen, { once: true })
  await user.click(link())
  expect(kept).toEqual([true])
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(link()).toHaveAttribute('href', `/check?from=group/${python}`)
})

it('counts the seconds of the last five minutes, unannounced', async () => {
  await enter(first - 6 * minute)
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(1.5)
  expect(main().getByRole('timer').textContent).toMatch(/^starts in 4:\d\d$/)
  expect(main().getByRole('timer').closest('[aria-live], [role=status]')).toBeNull()
  await pass(5)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(main().getByText(en('classroom:live'))).toBeVisible()
})

it('inside another app, a way out is offered before the lesson', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(appAgents[1])
  const { user } = await enter(first - 180 * minute)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(main().getByText(en('classroom:inApp.title'))).toBeVisible()
  await user.click(main().getByRole('button', { name: en('classroom:inApp.copy') }))
  expect(await main().findByText(en('classroom:inApp.copied'))).toBeVisible()
  expect(copy.mock.calls).toEqual([[location.href]])
})

const startDate = '2027-03-01T22:00:00.000Z'

it.each(languagesOf(1))('says how to prepare and how to reach the office about this lesson (%s)', async (language) => {
  const w = wordsOf(language)
  await openApp(room, { as: student, language }, (backend) => change(backend, { startDate }))
  expect(await main().findByRole('button', { name: w('classes:share.calendarFile') })).toBeVisible()
  const fold = (title: string) => main().getByText(title).closest('details')!
  const folds = [w('classroom:ready.title'), w('classroom:description'), w('classroom:cannotJoin.title')].map(fold)
  for (const folded of folds) expect(folded).not.toHaveAttribute('open')
  const help = within(fold(w('classroom:cannotJoin.title')))
  const message = w('classroom:cannotJoin.messageTimed', {
    title: 'Python for beginners, twice a week',
    time: localDateTime(new Date(startDate), language),
  })
  const address = (name: RegExp | string) => new URL(help.getByRole('link', { name }).getAttribute('href')!)
  expect(address(/Telegram/).searchParams.get('text')).toBe(message)
  expect(address(/WhatsApp/).searchParams.get('text')).toBe(message)
  const mail = address(w('classroom:cannotJoin.mail'))
  expect(decodeURIComponent(mail.search)).toBe(`?subject=Python for beginners, twice a week&body=${message}`)
})

it('offers the number of the meeting and its link only when asked', async () => {
  const copied: string[] = []
  const link = 'https://us02web.zoom.us/j/81234567890?pwd=secret'
  const { user } = await openApp(room, { as: student }, (backend) => change(backend, { link, startDate }))
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  await joinButton()
  expect(document.documentElement.outerHTML).not.toContain('zoom')
  await user.click(main().getByText(en('classroom:cannotJoin.title')))
  const ask = main().getByRole('button', { name: en('classroom:cannotJoin.open') })
  expect(ask).toHaveAttribute('aria-expanded', 'false')
  await user.click(ask)
  expect(ask).toHaveAttribute('aria-expanded', 'true')
  expect(main().getByText('812 3456 7890')).toBeVisible()
  await user.click(main().getByRole('button', { name: en('classroom:cannotJoin.copy') }))
  expect(copied).toEqual([link])
  expect(await main().findByText(en('classroom:cannotJoin.copied'))).toBeVisible()
})

it('offers no other way into a meeting whose link is broken, but the office', async () => {
  await openApp(room, { as: student }, (backend) => change(backend, { link: 'ask me', startDate }))
  expect(await main().findByRole('link', { name: en('classroom:cannotJoin.mail') })).toBeVisible()
  expect(main().queryByRole('button', { name: en('classroom:cannotJoin.open') })).toBeNull()
})
