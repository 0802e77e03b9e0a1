import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { changeLanguage } from '@/i18n/i18n.ts'
import type { Backend } from '../backend/app.ts'
import { listingId } from '../backend/seed.ts'
import { sentinels, sentinelStudent, sentinelTeacher, type SentinelName } from '../backend/sentinels.ts'
import { renderApp } from './renderApp.tsx'


const python = listingId('group', 'python-beginners')
const chess = listingId('class', 'chess-first-moves')
const room = `/classroom/${python}/group`
const meeting = 'https://meet.example.com/nihol-python-beginners'
const student = 'aziza@nihol.test'

const open = vi.spyOn(window, 'open')
const main = () => within(screen.getByRole('main'))
const joinButton = (name = 'Join Live Meeting') => main().findByRole('button', { name })

function change(backend: Backend, part: { link?: string; startDate?: string }) {
  backend.store.listings.replace('group', { ...backend.store.listings.byId('group', python)!, ...part })
}

/** A classroom as a person finds it, with the backend prepared before it is asked for anything. */
async function enter(address: string, options: Parameters<typeof renderApp>[1], prepare: (backend: Backend) => void = () => {}) {
  const app = await renderApp(address, options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}

const enterSentinel = (name: SentinelName, as = sentinelStudent, language: 'en' | 'uz' = 'en') =>
  enter(`/classroom/${sentinels[name]._id}/${sentinels[name].type}`, { as, language, sentinels: true })

beforeEach(() => {
  open.mockReset()
  open.mockReturnValue(null) // as with noopener
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  '/classroom/bad%20id/class',
  '/classroom/..%2F..%2Fuser%2Flogin/group',
  `/classroom/${python}/classes`,
  `/classroom/${python}/__proto__`,
  `/classroom/${'a'.repeat(129)}/class`,
])('says that there is no such page at %s, without a request', async (address) => {
  const { backend } = await enter(address, { as: student })
  expect(await main().findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
})

describe('a lesson', () => {
  it.each([
    { language: 'en', join: 'Join Live Meeting', type: 'Group', starts: 'starts in 2 h 14 min', later: 'starts in 2 h 13 min', live: 'Live now', about: 'About this group', started: 'Started' },
    { language: 'uz', join: 'Jonli darsga qoʻshilish', type: 'Guruh', starts: 'boshlanishiga 2 soat 14 daqiqa qoldi', later: 'boshlanishiga 2 soat 13 daqiqa qoldi', live: 'Dars hozir davom etmoqda', about: 'Guruh haqida', started: 'Boshlangan' },
  ] as const)('shows title, type, start and how long it is until then in $language', async ({ language, join, type, starts, later, live, about, started }) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T23:16:00Z'), shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await enter(room, { as: student, language }, (backend) => change(backend, { startDate: '2026-11-21T01:30:00.000Z' }))
    expect(await joinButton(join)).toBeVisible()
    expect(main().getByRole('heading', { level: 1, name: 'Python for beginners, twice a week' })).toBeVisible()
    expect(main().getByText(type)).toBeVisible()
    expect(main().getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
    expect(main().getByText(starts)).toBeVisible()
    expect(main().getByRole('link', { name: about })).toHaveAttribute('href', `/classdetails/${python}/group`)
    expect(document.title).toBe(`Python for beginners, twice a week · ${language === 'en' ? 'Classroom' : 'Dars xonasi'} · Nihol`)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(main().getByText(later)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(133 * 60_000))
    expect(main().getByText(live)).toBeVisible()
    expect(main().queryByText(started)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(main().queryByText(live)).toBeNull()
    expect(main().getByText(started)).toBeVisible()
    expect(await joinButton(join)).toBeEnabled()
  })

  it('keeps the meeting link out of the page until joining is confirmed', async () => {
    await enter(room, { as: student })
    await joinButton()
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('asks once, names the host, and opens the meeting once in a tab that knows nothing of ours', async () => {
    const { user } = await enter(room, { as: student })
    const button = await joinButton()
    const dialogs: Node[] = []
    const watch = new MutationObserver((changes) => dialogs.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement && node.querySelector('[role=dialog]') !== null)))
    watch.observe(document.body, { childList: true })
    await user.dblClick(button)
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    expect(dialogs).toHaveLength(1)
    watch.disconnect()
    expect(question).toHaveTextContent('Join the live meeting now?')
    expect(question).toHaveTextContent('meet.example.com opens in a new tab.')
    expect(question).toHaveTextContent(/The lesson starts in \d/)
    expect(open).not.toHaveBeenCalled()
    await user.dblClick(within(question).getByRole('button', { name: 'Yes, join' }))
    await waitFor(() => expect(open.mock.calls).toEqual([[meeting, '_blank', 'noopener,noreferrer']]))
    expect(await main().findByText(/If no tab opened,/)).toBeVisible()
    const link = main().getByRole('link', { name: /^use this link/ })
    expect(link).toHaveAttribute('href', meeting)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(open).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('can be joined again, and opens nothing on Cancel', async () => {
    const { user } = await enter(room, { as: student, language: 'uz' })
    const button = await joinButton('Jonli darsga qoʻshilish')
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog', { name: 'Ishonchingiz komilmi?' })).getByRole('button', { name: 'Bekor qilish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(open).not.toHaveBeenCalled()
    expect(screen.queryByText('Yangi varaq ochilmadimi?')).toBeNull()
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ha, qoʻshilish' }))
    expect(await main().findByText('Yangi varaq ochilmadimi?')).toBeVisible()
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('keeps the open question and follows the language', async () => {
    const { user } = await enter(room, { as: student })
    await user.click(await joinButton())
    await screen.findByRole('dialog', { name: 'Are you sure?' })
    await act(() => changeLanguage('uz'))
    const question = await screen.findByRole('dialog', { name: 'Ishonchingiz komilmi?' })
    expect(question).toHaveTextContent('Jonli darsga hozir qoʻshilasizmi?')
    expect(question).toHaveTextContent(/Dars boshlanishiga .+ qoldi\./)
  })
})

describe('a link', () => {
  it.each(['javascriptLink', 'dataLink', 'credentialsLink', 'relativeLink'] as const)('that cannot be trusted is text and nothing else: %s', async (name) => {
    const { backend, user } = await enterSentinel(name)
    const note = await main().findByRole('alert')
    expect(note).toHaveTextContent('This meeting link cannot be opened')
    expect(note).toHaveTextContent('Your teacher has to mend it.')
    const raw = within(note).getByText(String(backend.store.listings.byId(sentinels[name].type, sentinels[name]._id)!.link))
    expect(raw).toHaveAttribute('dir', 'ltr')
    await user.click(raw)
    expect(screen.queryByRole('button', { name: 'Join Live Meeting' })).toBeNull()
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href') ?? '').not.toMatch(/evil|script|^data/)
    expect(open).not.toHaveBeenCalled()
  })

  it('that is missing is said to be missing', async () => {
    await enterSentinel('noLink', sentinelStudent, 'uz')
    expect(await main().findByRole('alert')).toHaveTextContent('Hozircha dars havolasi yoʻq')
    expect(screen.queryByRole('button', { name: 'Jonli darsga qoʻshilish' })).toBeNull()
  })

  it('that is endless is cut', async () => {
    await enter(room, { as: student }, (backend) => change(backend, { link: `ftp://${'😀'.repeat(5000)}` }))
    expect(within(await main().findByRole('alert')).getByText(/^ftp:/).textContent).toBe(`ftp://${'😀'.repeat(294)}…`)
  })

  it('is mended by the teacher who owns the class', async () => {
    await enterSentinel('javascriptLink', sentinelTeacher)
    const note = within(await main().findByRole('alert'))
    expect(note.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit/${sentinels.javascriptLink._id}/class`)
  })

  it('of the old kind (http) is opened too', async () => {
    const { user } = await enterSentinel('httpLink')
    await user.click(await joinButton())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, join' }))
    await waitFor(() => expect(open).toHaveBeenCalledWith('http://meet.example.com/old-room', '_blank', 'noopener,noreferrer'))
  })

  it.each(['markup', 'hugeTitle', 'rightToLeft', 'badDate', 'nullTexts', 'escapingImage', 'javascriptImage', 'unknownCategory'] as const)('stays reachable in an odd class: %s', async (name) => {
    await enterSentinel(name)
    expect(await joinButton()).toBeVisible()
    expect(main().getByRole('heading', { level: 1 }).textContent).not.toBe('')
    for (const image of main().queryAllByRole('presentation')) expect(image.getAttribute('src') ?? '').not.toMatch(/script|\.\./)
  })
})

describe('who may come in', () => {
  it.each([
    { language: 'en', heading: 'You are not enrolled yet', action: 'See the details' },
    { language: 'uz', heading: 'Siz hali yozilmagansiz', action: 'Tafsilotlarni koʻrish' },
  ] as const)('a student who is not enrolled is led to the class ($language)', async ({ language, heading, action }) => {
    await enter(`/classroom/${chess}/class`, { as: student, language })
    expect(await main().findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(main().getByRole('link', { name: action })).toHaveAttribute('href', `/classdetails/${chess}/class`)
    expect(main().queryByRole('button')).toBeNull()
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('a student whose purchases cannot be read', async () => {
    await enter(`/classroom/${chess}/class`, { as: student }, ({ faults }) => faults.add({ path: '/manual-purchase', status: 500 }))
    expect(await joinButton()).toBeVisible()
  })

  it('a student who enrolled a moment ago, though the list at hand is older', async () => {
    await enter(room, { as: student }, ({ faults }) => {
      queryClient.setQueryData(['enrolments'], [], { updatedAt: 1 })
      faults.add({ path: '/manual-purchase', delayMs: 100 })
    })
    await waitFor(() => expect(queryClient.getQueryData(['listing', 'group', python])).toBeDefined())
    expect(main().getByRole('heading', { level: 1, name: 'Classroom' })).toBeVisible()
    expect(await joinButton()).toBeVisible()
  })

  it.each(['rustam@nihol.test', 'dilnoza@nihol.test', 'admin@nihol.test'])('%s, without being asked for purchases', async (as) => {
    const { backend } = await enter(room, { as })
    expect(await joinButton()).toBeVisible()
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})

describe('what can go wrong', () => {
  it.each([
    { language: 'en', words: 'Failed to load class', again: 'Try again', join: 'Join Live Meeting', fault: { status: 500, body: { message: 'secret' } } },
    { language: 'uz', words: 'Darsni yuklab boʻlmadi', again: 'Qayta urinish', join: 'Jonli darsga qoʻshilish', fault: { status: 502, body: '<h1>Bad</h1>', contentType: 'text/html' } },
    { language: 'en', words: 'Failed to load class', again: 'Try again', join: 'Join Live Meeting', fault: { status: 200, body: [] } },
    { language: 'en', words: 'Failed to load class', again: 'Try again', join: 'Join Live Meeting', fault: { dropConnection: true, times: 2 } },
  ] as const)('a class that cannot be loaded can be tried again ($language $fault)', async ({ language, words, again, join, fault }) => {
    const { user } = await enter(room, { as: student, language }, ({ faults }) => faults.add({ path: `/group/${python}`, ...fault }))
    const note = await main().findByRole('alert')
    expect(within(note).getByText(words)).toBeVisible()
    expect(note).not.toHaveTextContent(/secret|Bad/)
    expect(main().getByRole('heading', { level: 1 })).toBeVisible()
    await user.dblClick(within(note).getByRole('button', { name: again }))
    expect(await joinButton(join)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    { language: 'en', heading: 'This classroom is no longer available', action: 'Go to dashboard' },
    { language: 'uz', heading: 'Bu dars xonasi endi mavjud emas', action: 'Shaxsiy kabinetga oʻtish' },
  ] as const)('a class that was deleted is said to be gone ($language)', async ({ language, heading, action }) => {
    await enter(room, { as: student, language }, ({ store }) => store.listings.remove('group', python))
    expect(await main().findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(main().getByRole('link', { name: action })).toHaveAttribute('href', '/dashboard')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has its heading from the start, and keeps the focus on it', async () => {
    const { user, address, backend } = await renderApp('/dashboard', { as: student })
    const card = await screen.findByRole('link', { name: 'Python for beginners, twice a week' })
    queryClient.removeQueries({ queryKey: ['listing'] })
    backend.faults.add({ path: `/group/${python}`, delayMs: 100 })
    await user.click(card)
    expect(address()).toBe(room)
    expect(await screen.findByRole('heading', { level: 1, name: 'Classroom' })).toHaveFocus()
    expect(await screen.findByRole('heading', { level: 1, name: 'Python for beginners, twice a week' })).toHaveFocus()
  })
})
