import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../backend/seed/seed.ts'
import { count, expectWait, hold, lift, open, play, settled, type Cell, type Place } from './cell.ts'
import { button, press } from './pageControls.ts'
import { expectClean, expectSilence } from './table/expectation.ts'
import { columnsFor, statusOf, type Column } from './table/columns.ts'
import { expectReported } from './fieldReports.ts'

/** The session check at the start of every signed-in page: a 401 ends the session, any other error leaves it unknown. */
const place: Place = {
  call: 'restoreSession',
  request: ['GET', '/user/login/access'],
  place: 'the start',
  file: 'auth/AuthProvider.tsx',
  at: `/add-class-group?from=class/${listingId('class', 'chess-first-moves')}`,
  as: 'rustam@nihol.test',
}
const inside = () =>
  waitFor(() => expect(document.querySelector('[href="/add-class-group"][aria-current="page"]')).not.toBeNull())
const logIn = `/login?next=${encodeURIComponent(place.at)}`

/** The page says why the session could not be checked, keeps its address and the token, and links to other pages. */
async function expectUnknown(cell: Cell, column: Column) {
  // A read has no input that a backend could refuse, so a refusal is a fault of the backend.
  const detail =
    column.detail ?? ([400, 409, 422].includes(statusOf(column) ?? 0) ? 'messages:fault.server' : undefined)
  const heading = await screen.findByRole('heading', { level: 1, name: cell.t('messages:sessionUnknown') })
  await waitFor(() => expect(button(cell.t('common:tryAgain'))).not.toHaveAttribute('aria-busy'))
  expect(heading).toBeVisible()
  expect(document.title).toBe(`${cell.t('messages:sessionUnknown')} · Nihol`)
  const said = screen
    .getAllByRole('alert')
    .map((alert) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(said).toEqual([
    [...(detail === undefined ? [] : [cell.t(detail, { count: 30 })]), cell.t('messages:sessionKept')],
  ])
  const ways = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual([logIn, '/', '/contact-us'])
  expect(cell.address()).toBe(place.at)
  expect(localStorage.getItem('access_token')).toBe(cell.token)
  expectClean(cell, false)
}

async function checkUnknown(cell: Cell, column: Column) {
  await expectUnknown(cell, column)
  await cell.turn()
  await expectUnknown(cell, column)
  expect(cell.requests()).toHaveLength(1)
  if (column.waits) {
    // Neither a click nor a new connection sends it earlier.
    act(() => void window.dispatchEvent(new Event('online')))
    await expectWait(cell, column.waits)
  }
  press(cell.t('common:tryAgain'))
  await waitFor(() => expect(cell.requests()).toHaveLength(2))
  await expectUnknown(cell, column)
  lift(column)
  if (column.waits) await expectWait(cell, column.waits)
  // A call that failed offline is retried once there is a connection.
  if (!column.offline) press(cell.t('common:tryAgain'))
  await inside()
  expect(cell.address()).toBe(place.at)
  expect(cell.requests()).toHaveLength(3)
}

async function checkEnded(cell: Cell) {
  await waitFor(() => expect(cell.address()).toBe(logIn))
  await screen.findByRole('heading', { level: 1, name: cell.t('account:login.title') })
  expectSilence(cell)
  await cell.turn()
  expectSilence(cell)
  expect(cell.requests()).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
}

describe('restoreSession, the start of a signed-in page', () => {
  it.each(columnsFor('session'))('$name', async (column) => {
    const letGo = column.manner === 'fails' ? null : hold(place)
    const cell = await open(place, 'uz')
    if (letGo === null) {
      play(place, column)
      await (column.name === '401' ? checkEnded(cell) : checkUnknown(cell, column))
    } else {
      await waitFor(() => expect(letGo.signals).toHaveLength(1))
      expect(document.querySelector('h1')).toBeNull()
      expectSilence(cell)
      await cell.turn()
      // Navigating during the check sends no second request.
      if (column.manner !== 'slow') cell.go(column.manner === 'left' ? '/refund' : '/dashboard')
      letGo()
      await settled()
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
      expect(cell.address()).toBe(
        column.manner === 'slow' ? place.at : column.manner === 'left' ? '/refund' : '/dashboard',
      )
      expect(cell.requests()).toHaveLength(1)
      expect(localStorage.getItem('access_token')).toBe(cell.token)
    }
    expectReported({ ...place, session: true }, column)
    count()
  })
})
