import type { Write } from './table/writeSteps.ts'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { count, expectWait, hold, lift, open, play, settled, type Cell } from './cell.ts'
import { answer, typed } from './pageControls.ts'
import { expectEndedAndBack, expectFieldMarked, expectSaid, expectSilence, titleOf } from './table/expectation.ts'
import { expectReported } from './fieldReports.ts'
import { columnsFor, fieldMessage, serverMessage, type Column } from './table/columns.ts'

/** The expected outcome of a fault. */
function outcome({ body, session, but }: Write, column: Column) {
  const other = but?.[column.name]
  if (other !== undefined) return other
  if (column.body !== undefined && body === 'any') return 'succeeds'
  return column.name === '401' && session ? 'ends' : 'said'
}

async function checkFault(place: Write, cell: Cell, column: Column) {
  const { session: _, ok, field } = place
  const before = typed()
  play(place, column, {
    ...(column.body === undefined || ok === undefined ? {} : { status: ok }),
    ...(column.name.startsWith('422') && field
      ? { body: { message: serverMessage, errors: { [field[0]]: [fieldMessage] } } }
      : {}),
  })
  await place.act(cell)
  const comes = outcome(place, column)

  if (comes === 'said') {
    await expectSaid(cell, place.says, column)
    expect(typed()).toEqual(before)
    await cell.turn()
    await expectSaid(cell, place.says, column)
    expect(typed()).toEqual(before)
    if (column.name.startsWith('422')) expectFieldMarked(cell, place)
    expect(cell.requests()).toHaveLength(1)
    expect(localStorage.getItem('access_token')).toBe(cell.token)
    if (place.says.where === 'dialog') await answer(cell.t(titleOf(place.says, column)), cell.t('common:ok'))
  } else if (comes === 'ends') {
    await expectEndedAndBack(cell, place, column)
    await waitFor(() => expect(cell.address()).toBe(place.at))
    if (before.length > 0) await waitFor(() => expect(typed()).toHaveLength(before.length))
    await place.again?.(cell)
    // An image that was uploaded before is kept by its name, not as a file.
    const texts = (values: string[]) => values.filter((value) => !value.startsWith('file='))
    expect(texts(typed())).toEqual(texts(before))
  } else {
    await (comes === 'succeeds' ? place.done(cell) : comes(cell))
    expect(cell.requests()).toHaveLength(1)
    return
  }

  lift(column)
  if (column.waits) await expectWait(cell, column.waits)
  if (column.lost && place.asksAgain) {
    // Cancel keeps everything; the other button sends.
    await place.act(cell)
    await answer(cell.t('messages:again.title'), cell.t('common:cancel'))
    expect(cell.requests()).toHaveLength(1)
    expect(typed()).toEqual(before)
    await place.act(cell)
    await answer(cell.t('messages:again.title'), cell.t('messages:again.yes'))
  } else await place.act(cell)
  await place.done(cell)
  expect(cell.requests()).toHaveLength(2)
}

/** Acts and waits for the request, whose response is held. */
async function actAndHold(place: Write, cell: Cell) {
  const letGo = hold(place)
  await place.act(cell)
  await waitFor(() => expect(letGo.signals).toHaveLength(1))
  return letGo
}

async function checkSlow(place: Write, cell: Cell) {
  const before = typed()
  const letGo = hold(place)
  await place.act(cell)
  await waitFor(() => expect(cell.requests()).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeDisabled())
  expectSilence(cell)
  await cell.turn()
  expect(typed()).toEqual(before)
  letGo()
  await place.done(cell)
  expect(cell.requests()).toHaveLength(1)
}

/** Another click and Enter while the request is pending: still one request and one outcome. */
async function checkTwice(place: Write, cell: Cell) {
  const letGo = await actAndHold(place, cell)
  const busy = document.querySelector<HTMLElement>('button[aria-busy="true"]')
  act(() => busy?.click())
  const form = busy?.closest('form')
  if (form) fireEvent.submit(form)
  await cell.turn()
  letGo()
  await place.done(cell)
  expect(cell.requests()).toHaveLength(1)
}

/** The write is not aborted, and the next page says nothing about it. */
async function checkLeft(place: Write, cell: Cell) {
  const letGo = await actAndHold(place, cell)
  const next = place.session ? '/dashboard' : '/refund'
  await cell.leave(next)
  letGo()
  await settled()
  expect(letGo.signals[0]!.aborted).toBe(false)
  expect(cell.requests().map(({ status }) => status! < 300)).toEqual([true])
  expect(cell.address()).toBe(next)
  if (place.draft !== undefined) expect(Object.keys(sessionStorage)).not.toContain(`draft:${place.draft}`)
  expectSilence(cell)
  await cell.turn()
  expectSilence(cell)
}

const checkManner = { fails: checkFault, slow: checkSlow, twice: checkTwice, left: checkLeft }

const shapeOf = ({ says: { where }, session, body }: Write) => `${where} ${session} ${body}`

/** One test for each row and fault. */
export function walkWrites(places: readonly Write[]) {
  for (const place of places) {
    describe(`${place.call}, ${place.place}`, () => {
      it.each(columnsFor(shapeOf(place)))('$name ($language)', async ({ language, ...column }) => {
        const cell = await open(place, language)
        await place.ready(cell)
        await checkManner[column.manner](place, cell, column)
        expectReported(place, column)
        count()
      })
    })
  }
}
