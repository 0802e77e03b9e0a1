import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languagesOf } from '../../full.ts'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { at, banner, buy, main, many, open, scratch } from './dashboardSteps.ts'

const python = listingId('group', 'python-beginners')

const meeting = 'https://meet.example.com/nihol-python-beginners'

const lessonAt =
  (startDate: string, link = meeting) =>
  ({ store }: Backend) =>
    store.listings.replace('group', { ...store.listings.byId('group', python)!, startDate, link })

const opened = vi.spyOn(window, 'open')

beforeEach(() => {
  opened.mockReset()
  opened.mockReturnValue(null) // as with noopener
})

afterEach(() => {
  vi.useRealTimers()
})

it.each(languagesOf(0))(
  'opens the meeting from the banner, after the question, from 15 minutes before until the end (%s)',
  async (language) => {
    const w = wordsOf(language)
    at('2026-11-20T20:44:10Z')
    const { user } = await open({ as: 'aziza@nihol.test', language }, lessonAt('2026-11-20T21:00:00.000Z'))
    const next = within(await banner(w('dashboard:next.label')))
    expect(next.getByRole('link', { name: w('dashboard:openClassroom') })).toHaveAttribute(
      'href',
      `/classroom/${python}/group`,
    )
    expect(next.queryByRole('button')).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(60_000))
    const join = next.getByRole('button', { name: w('classroom:join') })
    expect(join).toHaveAccessibleDescription('Python for beginners, twice a week')
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/classroom/${python}/group`])
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')

    await user.click(join)
    const question = await screen.findByRole('dialog', { name: w('common:areYouSure') })
    expect(question).toHaveTextContent(w('classroom:joinHost', { host: 'meet.example.com' }))
    expect(opened).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: w('classroom:joinYes') }))
    await waitFor(() => expect(opened.mock.calls).toEqual([[meeting, '_blank', 'noopener,noreferrer']]))
    expect(await next.findByRole('link', { name: new RegExp(w('classroom:useThisLink')) })).toHaveAttribute(
      'href',
      meeting,
    )

    await act(() => vi.advanceTimersByTimeAsync(134 * 60_000)) // 22:59
    expect(next.getByRole('button', { name: w('classroom:join') })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(next.queryByRole('button', { name: w('classroom:join') })).toBeNull()
  },
)

it('names a lesson that starts within 15 minutes before a lesson that began earlier', async () => {
  at('2026-11-20T21:20:00Z')
  await open({ as: 'aziza@nihol.test' }, (backend) => {
    lessonAt('2026-11-20T21:00:00.000Z')(backend)
    const other = backend.store.listings.byId('class', scratch)!
    backend.store.listings.replace('class', { ...other, startDate: '2026-11-20T21:36:00.000Z' })
  })
  const next = within(await banner())
  expect(next.getByText('Python for beginners, twice a week')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(next.getByText('Your first game in Scratch')).toBeVisible()
  expect(next.getByRole('button', { name: en('classroom:join') })).toBeVisible()
})

it('reads the meeting link that the public list leaves out', async () => {
  at('2026-11-20T20:50:00Z')
  await open({ as: 'aziza@nihol.test' }, (backend) => {
    lessonAt('2026-11-20T21:00:00.000Z')(backend)
    const { link: _link, ...listed } = backend.store.listings.byId('group', python)!
    backend.faults.add({ path: '/group/public', times: 9, body: [listed] })
    // So many that the lists are read.
    buy([...many(6), { _id: 'p', isConfirmed: true, groupId: python }])(backend)
  })
  expect(await main().findByRole('button', { name: en('classroom:join') })).toBeVisible()
})

it.each(['javascript:alert(1)', 'http://user:pass@meet.example.com', 'ask me', ''])(
  'leads to the classroom, which explains it, when the meeting cannot be opened (%s)',
  async (link) => {
    at('2026-11-20T20:50:00Z')
    await open({ as: 'aziza@nihol.test' }, lessonAt('2026-11-20T21:00:00.000Z', link))
    const next = within(await banner())
    expect(next.getByRole('link', { name: en('dashboard:openClassroom') })).toBeVisible()
    expect(next.queryByRole('button')).toBeNull()
  },
)
