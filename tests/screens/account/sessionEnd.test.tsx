import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { publicListingsQuery } from '@/api/listings.ts'
import { queryClient } from '@/api/queryClient.ts'
import { storedDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { server, signIn } from '../../backend/msw.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { page } from './accountFields.ts'
import { renderApp } from '../renderApp.tsx'
import { aziza, draft, ended, inAnotherTab, inside, logIn, outside, readEnrollments, token } from './sessionSteps.ts'

const readClasses = () =>
  queryClient.fetchQuery({ ...publicListingsQuery('class'), retry: false }).catch((error: unknown) => error)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('during a session', () => {
  async function expire() {
    const app = await renderApp('/classes?q=chess', { as: aziza })
    await inside()
    writeDraft('listing', draft)
    app.backend.store.users.revokeTokens(accountId(aziza))
    queryClient.clear()
    await act(() =>
      Promise.all([
        readEnrollments(),
        queryClient
          .fetchQuery({ ...enrollmentsQuery(), queryKey: ['enrollments', 'again'], retry: false })
          .catch(() => null),
      ]),
    )
    await outside()
    return app
  }

  it('a rejected token ends it: one notice, the return path and the draft are kept', async () => {
    const { user, address } = await expire()
    expect(token()).toBeNull()
    expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess')
    expect(page().getAllByText(ended)).toHaveLength(1)
    expect(page().queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await logIn(user, aziza)
    expect(address()).toBe('/classes?q=chess')
    expect(storedDraft('listing')).toEqual(draft)
  })

  it('the draft is not shown to the next person', async () => {
    const { user } = await expire()
    await logIn(user, 'dilnoza@nihol.test')
    expect(storedDraft('listing')).toBeNull()
  })

  it.each([
    ['a 403', { path: '/manual-purchase', status: 403 }, readEnrollments],
    ['a 401 of a call that needs no session', { path: '/class/public', status: 401 }, readClasses],
  ])('%s does not end it', async (_, fault, makeCall) => {
    const { backend } = await renderApp('/dashboard', { as: aziza })
    await inside()
    queryClient.clear()
    backend.faults.add({ ...fault, times: 10 })
    expect(await act(makeCall)).toMatchObject({ status: fault.status })
    expect(token()).not.toBeNull()
    expect(screen.getByRole('button', { name: en('dashboard:sidebar.logOut') })).toBeVisible()
  })

  it('a late 401 of the previous session does not end the current one', async () => {
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
    const late = call('getOwnListings', { type: 'group' }).catch((error: unknown) => error) // like a write in progress
    await underway // with the token of the session before
    const next = signIn('bekzod@nihol.test')
    inAnotherTab(next)
    await inside()
    letGo()
    await act(() => late)
    expect(token()).toBe(next)
    expect(screen.getByRole('button', { name: en('dashboard:sidebar.logOut') })).toBeVisible()
  })
})
