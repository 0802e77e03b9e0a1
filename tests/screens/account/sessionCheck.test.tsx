import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { server, signIn } from '../../backend/msw.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { answered, authorization, button, page, pressTwice } from './accountFields.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'
import {
  aziza,
  check,
  draft,
  ended,
  inAnotherTab,
  inside,
  insideAsTeacher,
  logIn,
  outside,
  token,
  unknown,
} from './sessionSteps.ts'

/** Replaces the answer to the session check. */
const onCheck = (answer: () => Response | Promise<Response>) => {
  vi.spyOn(console, 'warn').mockReturnValue() // AuthProvider logs a failed check
  server.use(http.get('*/api/user/login/access', answer))
}
const failCheck = () => onCheck(() => HttpResponse.json({}, { status: 500 }))

/** Opens a page whose session check fails, after which checks succeed again. */
async function openUnknown(at: string) {
  failCheck()
  const app = await renderApp(at, { as: aziza })
  const heading = await unknown()
  server.resetHandlers()
  return { ...app, heading, again: button(en('common:tryAgain')) }
}

afterEach(() => vi.restoreAllMocks())

describe('at start', () => {
  it('shows the loading screen until the session check ends', async () => {
    const letGo = hold('/user/login/access')
    const { backend } = await renderApp('/dashboard', { as: aziza })
    await answered(...check)
    expect(screen.getByText(en('common:loading')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('main')).toBeNull()
    letGo()
    expect(await inside()).toBeVisible()
    expect(backend.record.to(...check).map(authorization)).toEqual([`Bearer ${token()}`])
  })

  it('sends no session check without a token', async () => {
    const { backend } = await renderApp('/login')
    await outside()
    expect(backend.record.to(...check)).toHaveLength(0)
  })

  it('removes a rejected token, says that the session has ended, and keeps the drafts', async () => {
    onCheck(() => HttpResponse.json({ message: 'Please log in' }, { status: 401 }))
    const { address } = await renderApp('/classes?q=chess', { as: aziza })
    writeDraft('listing', draft)
    await outside()
    expect(token()).toBeNull()
    expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess')
    expect(page().getByText(ended).parentElement).toHaveRole('status')
    expect(storedDraft('listing')).toEqual(draft)
  })

  it('login stays usable when the session check fails, and clears the error', async () => {
    failCheck()
    const { user, address } = await renderApp('/login?next=%2Fclasses', { as: aziza })
    await outside()
    expect(screen.queryByRole('alert')).toBeNull()
    await logIn(user, 'rustam@nihol.test')
    expect(address()).toBe('/classes')
  })

  it('a failed check is retried in place: one request, a busy button, then the requested page', async () => {
    const { backend, address, heading, again } = await openUnknown('/classes?q=chess')
    const before = token()
    const letGo = hold('/user/login/access')
    pressTwice(again)
    await answered(...check)
    expect(again).toBeDisabled()
    expect(again).toHaveAttribute('aria-busy', 'true')
    expect(heading).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    letGo()
    await inside()
    await waitFor(() => expect(page().getByRole('heading', { level: 1, name: en('classes:list.title') })).toHaveFocus())
    expect(address()).toBe('/classes?q=chess')
    expect(backend.record.to(...check).map(authorization)).toEqual([`Bearer ${before}`])
  })

  it('a sign-in or sign-out in another tab replaces a failed or repeated check', async () => {
    const { address, again } = await openUnknown('/classes')
    const letGo = hold('/user/login/access')
    pressTwice(again)
    await answered(...check)
    server.resetHandlers()
    inAnotherTab(signIn('dilnoza@nihol.test'))
    await insideAsTeacher()
    letGo() // too late: the answer is about Aziza
    await act(() => delay(0))
    expect(await insideAsTeacher()).toBeVisible()
    expect(address()).toBe('/classes')
    inAnotherTab(null)
    await outside()
  })

  it('a logout in another tab opens login after a failed check', async () => {
    const { address } = await openUnknown('/classes')
    inAnotherTab(null)
    await outside()
    expect(address()).toBe('/login?next=%2Fclasses')
  })

  it.each([
    ['/login', outside],
    ['/dashboard', unknown],
  ])('%s: times out after six seconds, keeps the token, and ignores a late answer', async (at, shown) => {
    let letGo = () => {}
    onCheck(async () => {
      await new Promise<void>((resolve) => (letGo = resolve))
      return HttpResponse.json({ user: { _id: accountId(aziza), role: 'student' } })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
    const { address } = await renderApp(at, { as: aziza })
    const before = token()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText(en('common:loading'))).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    await shown()
    if (shown === unknown) expect(screen.getByRole('alert')).toHaveTextContent(en('messages:fault.timeout'))
    await act(async () => {
      letGo()
      await delay(0)
    })
    await shown()
    expect(address()).toBe(at)
    expect(token()).toBe(before)
    expect(console.warn).toHaveBeenCalledOnce()
  })
})
