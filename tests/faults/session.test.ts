import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { count, hold, lift, open, play, settled, type Place } from './cell.ts'
import { expectSilence } from './expectation.ts'
import { columns } from './faults.ts'

/** The session check at the start of any signed-in page. Its failure is only logged (SPEC.md §8): the app goes on as a visitor. */
const place: Place = { call: 'restoreSession', request: ['GET', '/user/login/access'], place: 'the start', file: 'auth/AuthProvider.tsx', at: '/add-class-group', as: 'rustam@nihol.test' }
const inside = '[href="/add-class-group"][aria-current="page"]'

describe('restoreSession, the start of a signed-in page', () => {
  it.each(columns)('$name', async ({ ...column }) => {
    const held = column.manner === 'fails' ? null : hold(place)
    const cell = await open(place, 'uz')
    if (held === null) {
      play(place, column)
      await waitFor(() => expect(cell.address()).toBe(`/login?next=${encodeURIComponent(place.at)}`))
      await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(cell.t('account:login.title')))
      expectSilence(cell)
      await cell.turn()
      expectSilence(cell)
      expect(cell.requests()).toHaveLength(1)
      // Only a 401 says that the token is worth nothing; any other failure keeps it for the next start.
      expect(localStorage.getItem('access_token')).toBe(column.name === '401' ? null : cell.token)
      lift(column)
      if (column.name !== '401') {
        cell.restart(place.at)
        await waitFor(() => expect(document.querySelector(inside)).not.toBeNull())
      }
    } else {
      await waitFor(() => expect(held.signals).toHaveLength(1))
      expect(document.querySelector('h1')).toBeNull()
      expectSilence(cell)
      await cell.turn()
      // Going elsewhere while it is checked asks nothing again.
      if (column.manner !== 'slow') cell.go(column.manner === 'left' ? '/refund' : '/dashboard')
      held.letGo()
      await settled()
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
      expect(cell.address()).toBe(column.manner === 'slow' ? place.at : column.manner === 'left' ? '/refund' : '/dashboard')
      expect(cell.requests()).toHaveLength(1)
      expect(localStorage.getItem('access_token')).toBe(cell.token)
    }
    count()
  })
})
