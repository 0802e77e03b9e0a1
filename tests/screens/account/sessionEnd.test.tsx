import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { call } from '@/api/call.ts'
import { queryClient } from '@/api/queryClient.ts'
import { storedDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { page } from './accountFields.ts'
import { renderApp } from '../renderApp.tsx'
import { aziza, draft, ended, inside, logIn, outside, readEnrollments, token } from './sessionSteps.ts'

/** Signed in with a draft; then two calls at once find the token revoked. */
async function expire() {
  const app = await renderApp('/classes?q=chess', { as: aziza })
  await inside()
  writeDraft('listing', draft)
  app.backend.store.users.revokeTokens(accountId(aziza))
  queryClient.clear()
  await act(() => Promise.all([readEnrollments(), call('getPurchases').catch(() => null)]))
  await outside()
  return app
}

it('a rejected token ends the session: one notice, the return path and the draft are kept', async () => {
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
