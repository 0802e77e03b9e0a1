import { arrived, type Read } from './table/readSteps.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { count, expectWait, hold, hurry, lift, open, play, settled, type Cell } from './cell.ts'
import { expectEndedAndBack, expectSaid, expectSilence, type Says } from './table/expectation.ts'
import type { Language } from '../messages.ts'
import { columnsFor, meansAbsent, type Column } from './table/columns.ts'
import { expectReported } from './fieldReports.ts'

/** Only a request without a response is retried, once. */
const requestsOf = ({ name }: Column) => (name === 'no answer' ? 2 : 1)

async function checkFault(place: Read, column: Column, cell: Cell) {
  const ends = column.name === '401' && place.session
  if (ends) {
    await expectEndedAndBack(cell, place, column)
    await arrived(place, cell)
    expect(cell.address()).toBe(place.at)
    return
  }
  expect(localStorage.getItem('access_token')).toBe(cell.token)
  if (place.says === null) {
    await arrived(place, cell)
    await settled()
    expectSilence(cell)
    // Missing data that the page does without is only reported; offline, the bar shows it (and links that need the network).
    if (column.offline)
      expect(screen.getByText(cell.t('common:offline'), { selector: '[role=status] *' })).toBeVisible()
    await cell.turn()
    await arrived(place, cell)
    expectSilence(cell)
    expect(cell.requests()).toHaveLength(requestsOf(column))
    return
  }
  const gone = meansAbsent(column) ? place.missing : column.name === '401' ? place.membersOnly : undefined
  if (gone !== undefined) {
    for (const _ of ['as opened', 'in the other language']) {
      await waitFor(() =>
        expect(
          [...document.querySelectorAll(':is(main, dialog) :is(h1, h2, h3)')].filter(
            ({ textContent }) => textContent === cell.t(gone),
          ),
        ).toHaveLength(1),
      )
      expect(document.querySelector('[role="alert"]')).toBeNull()
      await cell.turn()
    }
    expect(cell.requests()).toHaveLength(1)
    return
  }

  const says: Says = { where: 'note', text: place.says, refused: 'messages:fault.server' }
  await expectSaid(cell, says, column)
  if (place.beside) await waitFor(() => expect(place.beside!(cell)).not.toBeNull())
  expect(place.content(cell)).toBeNull()
  await cell.turn()
  await expectSaid(cell, says, column)
  await settled()
  expect(cell.requests()).toHaveLength(requestsOf(column))
  lift(column)
  if (column.waits) await expectWait(cell, column.waits)
  // A call that failed offline is retried once there is a connection.
  if (!column.offline) act(() => screen.getByRole('button', { name: cell.t('common:tryAgain'), hidden: true }).click())
  await arrived(place, cell)
  await settled()
  expect(cell.requests()).toHaveLength(requestsOf(column) + 1)
  expectSilence(cell)
}

const shapeOf = ({ says, missing }: Read) => (says === null ? 'optional' : missing === undefined ? 'list' : 'listing')

/** One test for each row and fault. */
export function walkReads(places: readonly Read[]) {
  for (const place of places) {
    describe(`${place.call}, ${place.place}`, () => {
      it.each(columnsFor(shapeOf(place)))('$name ($language)', async ({ language, ...column }) => {
        if (column.manner === 'fails') {
          // Without a session to check, the call is made with the first render.
          if (column.timeout) hurry(place)
          const cell = await open(place, language)
          play(place, column)
          await checkFault(place, column, cell)
        } else await checkHeld(place, column, language)
        expectReported(place, column)
        count()
      })
    })
  }
}

/** A late response, which must never replace a newer one. */
const wrong = () => new Response('{"message":"Too late"}', { status: 500 })

async function checkHeld(place: Read, { manner }: Column, language: Language) {
  const letGo = hold(place, manner === 'slow' ? undefined : wrong)
  const cell = await open(place, language)
  await waitFor(() => expect(letGo.signals).toHaveLength(1))
  expectSilence(cell)
  if (manner === 'slow') {
    if (place.says !== null) expect(place.content(cell)).toBeNull()
    await cell.turn()
    letGo()
    await arrived(place, cell)
    expect(cell.requests()).toHaveLength(1)
  } else {
    letGo.stop()
    await cell.leave(
      place.as === undefined ? '/refund' : place.at.startsWith('/dashboard') ? `/edit/0/none` : '/dashboard',
    )
    await waitFor(() => expect(letGo.signals[0]!.aborted).toBe(true))
    if (manner === 'twice') {
      // Back at once: the second response arrives before the first.
      cell.go(-1)
      await arrived(place, cell)
    } else await cell.turn()
    letGo()
    await settled()
    if (manner === 'twice') await arrived(place, cell)
  }
  await settled()
  expectSilence(cell)
}
