import { act, screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { enrolmentsQuery } from '@/api/enrolments.ts'
import { publicListingsQuery } from '@/api/listings.ts'
import { queryClient } from '@/api/queryClient.ts'
import { readDraft, writeDraft } from '@/lib/drafts.ts'
import { server, signIn } from '../backend/msw.ts'
import { accountId } from '../backend/seed.ts'
import { answered, authorization, button, page, pressTwice } from './accountForms.ts'
import { hold } from './hold.ts'
import { renderApp } from './renderApp.tsx'
import { aziza, check, draft, ended, inAnotherTab, inside, insideAsTeacher, logIn, outside, readEnrolments, token, unknown } from './sessionSteps.ts'

/** The answer to the session check, from before it is asked. */
const onCheck = (answer: () => Response | Promise<Response>) => server.use(http.get('*/api/user/login/access', answer))
const readClasses = () => queryClient.fetchQuery({ ...publicListingsQuery('class'), retry: false }).catch((error: unknown) => error)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('at start', () => {
  it('shows the loading screen until the session check ends', async () => {
    const letGo = hold('/user/login/access')
    const { backend } = await renderApp('/dashboard', { as: aziza })
    await answered(...check)
    expect(screen.getByText('Loading...').closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('main')).toBeNull()
    letGo()
    expect(await inside()).toBeVisible()
    expect(backend.record.to(...check).map(authorization)).toEqual([`Bearer ${token()}`])
  })

  it('asks nothing without a token', async () => {
    const { backend } = await renderApp('/login')
    await outside()
    expect(backend.record.to(...check)).toHaveLength(0)
  })

  it('removes a token that the backend refuses, says so, and keeps the drafts', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(() => HttpResponse.json({ message: 'Please log in' }, { status: 401 }))
    const { address } = await renderApp('/classes?q=chess', { as: aziza })
    writeDraft('listing', draft)
    await outside()
    expect(token()).toBeNull()
    expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess')
    expect(page().getByText(ended)).toHaveAttribute('role', 'status')
    expect(readDraft('listing')).toEqual(draft)
  })

  it.each([
    ['403', () => HttpResponse.json({ message: 'No' }, { status: 403 })],
    ['404', () => HttpResponse.json({}, { status: 404 })],
    ['429', () => HttpResponse.json({}, { status: 429 })],
    ['500', () => HttpResponse.json({ message: 'Oh' }, { status: 500 })],
    ['502 with HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['no answer', () => HttpResponse.error()],
    ['broken JSON', () => HttpResponse.text('{"user":')],
    ['no user', () => HttpResponse.json({})],
    ['a user without an id', () => HttpResponse.json({ user: { role: 'student' } })],
    ['an unknown role', () => HttpResponse.json({ user: { _id: '1', role: 'owner' } })],
  ])('%s: a signed-in page says so and keeps the token, other pages go on as for a visitor', async (_, answer) => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(answer)
    const { user, address } = await renderApp('/dashboard', { as: aziza })
    const before = token()
    expect(await unknown()).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(warning).toHaveBeenCalledOnce()
    await user.click(page().getByRole('link', { name: 'Log in' }))
    await outside()
    expect(address()).toBe('/login?next=%2Fdashboard')
    expect(page().queryByText(ended)).toBeNull()
    expect(token()).toBe(before)
  })

  it('log-in that is opened with a token whose check fails stays usable, and forgets the failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(() => HttpResponse.json({}, { status: 500 }))
    const { user, address } = await renderApp('/login?next=%2Fclasses', { as: aziza })
    await outside()
    expect(screen.queryByRole('alert')).toBeNull()
    await logIn(user, 'rustam@nihol.test')
    expect(address()).toBe('/classes')
  })

  it('a failed check is made again in place: once, busy meanwhile, and leads to the page that was asked for', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(() => HttpResponse.json({}, { status: 500 }))
    const { backend, address } = await renderApp('/classes?q=chess', { as: aziza })
    const before = token()
    const heading = await unknown()
    server.resetHandlers()
    const letGo = hold('/user/login/access')
    const again = button('Try again')
    pressTwice(again)
    await answered(...check)
    expect(again).toBeDisabled()
    expect(again).toHaveAttribute('aria-busy', 'true')
    expect(heading).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    letGo()
    await inside()
    expect(page().getByRole('heading', { level: 1, name: 'Our Classes and Groups' })).toHaveFocus()
    expect(address()).toBe('/classes?q=chess')
    expect(backend.record.to(...check).map(authorization)).toEqual([`Bearer ${before}`])
  })

  it('what is signed in or out elsewhere takes the place of a check that failed, or is made again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(() => HttpResponse.json({}, { status: 500 }))
    const { address } = await renderApp('/classes', { as: aziza })
    await unknown()
    server.resetHandlers()
    const letGo = hold('/user/login/access')
    pressTwice(button('Try again'))
    await answered(...check)
    server.resetHandlers()
    inAnotherTab(signIn('dilnoza@nihol.test'))
    await insideAsTeacher()
    letGo() // too late: it was about Aziza
    await act(() => delay(0))
    expect(await insideAsTeacher()).toBeVisible()
    expect(address()).toBe('/classes')
    inAnotherTab(null)
    await outside()
  })

  it('a sign-out elsewhere leads from a check that failed to log-in', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    onCheck(() => HttpResponse.json({}, { status: 500 }))
    const { address } = await renderApp('/classes', { as: aziza })
    await unknown()
    inAnotherTab(null)
    await outside()
    expect(address()).toBe('/login?next=%2Fclasses')
  })

  it.each([
    ['/login', outside],
    ['/dashboard', unknown],
  ])('%s: gives up after six seconds, keeps the token, and ignores what comes later', async (at, shown) => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    let letGo = () => {}
    onCheck(async () => {
      await new Promise<void>((resolve) => (letGo = resolve))
      return HttpResponse.json({ user: { _id: accountId(aziza), role: 'student' } })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
    const { address } = await renderApp(at, { as: aziza })
    const before = token()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText('Loading...')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    await shown()
    if (shown === unknown) expect(screen.getByRole('alert')).toHaveTextContent('The answer took too long. Try again.')
    await act(async () => {
      letGo()
      await delay(0)
    })
    await shown()
    expect(address()).toBe(at)
    expect(token()).toBe(before)
    expect(warning).toHaveBeenCalledOnce()
  })
})

describe('in the middle of a session', () => {
  async function expire() {
    const app = await renderApp('/classes?q=chess', { as: aziza })
    await inside()
    writeDraft('listing', draft)
    app.backend.store.users.revokeTokens(accountId(aziza))
    queryClient.clear()
    await act(() => Promise.all([readEnrolments(), queryClient.fetchQuery({ ...enrolmentsQuery(), queryKey: ['enrolments', 'again'], retry: false }).catch(() => null)]))
    await outside()
    return app
  }

  it('a refused token ends it: one notice, the way back, the draft', async () => {
    const { user, address } = await expire()
    expect(token()).toBeNull()
    expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess')
    expect(page().getAllByText(ended)).toHaveLength(1)
    expect(page().queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await logIn(user, aziza)
    expect(address()).toBe('/classes?q=chess')
    expect(readDraft('listing')).toEqual(draft)
  })

  it('the draft is not for the next person at this screen', async () => {
    const { user } = await expire()
    await logIn(user, 'dilnoza@nihol.test')
    expect(readDraft('listing')).toBeNull()
  })

  it.each([
    ['a 403', { path: '/manual-purchase', status: 403 }, readEnrolments],
    ['a 401 of a call that needs no session', { path: '/class/public', status: 401 }, readClasses],
  ])('%s keeps it', async (_, fault, makeCall) => {
    const { backend } = await renderApp('/dashboard', { as: aziza })
    await inside()
    queryClient.clear()
    backend.faults.add({ ...fault, times: 10 })
    expect(await act(makeCall)).toMatchObject({ status: fault.status })
    expect(token()).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('a late 401 of the session before does not end the present one', async () => {
    await renderApp('/classes', { as: aziza })
    await inside()
    let letGo = () => {}
    const refused = new Promise<void>((resolve) => (letGo = resolve))
    let asked = () => {}
    const underway = new Promise<void>((resolve) => (asked = resolve))
    server.use(
      http.get('*/api/group/own-groups', async () => {
        asked()
        await refused
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    const late = call('getOwnListings', { type: 'group' }).catch((error: unknown) => error) // as a write would go on
    await underway // with the token of the session before
    const next = signIn('bekzod@nihol.test')
    inAnotherTab(next)
    await inside()
    letGo()
    await act(() => late)
    expect(token()).toBe(next)
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })
})
