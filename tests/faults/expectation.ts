import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { lift, logInAgain, popup, type Cell, type Place } from './cell.ts'
import { fieldWords, serverWords, statusOf, type Column } from './faults.ts'
import { englishErrors, words, type Key } from './words.ts'

/** How a place tells a failure: the words of SPEC.md §8 for it, and where they stand. */
export type Says = {
  where: 'note' | 'dialog'
  /** The title of the dialog. */
  title?: Key
  /** The words of the place; some places have others when no answer could be read at all. */
  text: Key | { answered: Key; thrown: Key }
  /** Whether §8 lets the server's own words stand there. */
  server?: true
  /** What can be done stands in the place of the text, not after it. */
  detailOnly?: true
  /** What is said when the answer was lost, in place of what can be done; in a dialog perhaps under another title. */
  lost?: Key
  lostTitle?: Key
  /** What servers say most often, in words of ours, by status: they stand in place of theirs where the page is not English. */
  usual?: Readonly<Record<number, Key>>
}

/** Whether the server's own words may stand there: only those of a refusal. */
const maySay = ({ server }: Says, { plays: { status = 200, body } = {} }: Column) => server === true && status >= 400 && status < 500 && typeof body === 'object' && body !== null && 'message' in body

/** The sentences a person reads, in their order. */
function sentences(says: Says, column: Column, { t, language }: Cell): string[] {
  const status = column.body === undefined ? statusOf(column) : undefined
  const toDo = column.lost && says.lost ? says.lost : column.detail
  const detail = toDo === undefined ? [] : [t(toDo, { count: column.waits ?? 0 })]
  const text = t(typeof says.text === 'string' ? says.text : status === undefined ? says.text.thrown : says.text.answered)
  if (maySay(says, column)) {
    const usual = says.usual?.[status!]
    // The server's own words say what is wrong; how long to wait is said beside them.
    if (language() === 'en') return [serverWords, ...(column.waits ? detail : [])]
    return usual ? [text, t(usual)] : [text, ...detail, ...(column.waits ? [] : [serverWords])]
  }
  return says.detailOnly && detail.length > 0 ? detail : [text, ...detail]
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
const timesIn = (text: string) => squeeze(document.body.textContent).split(squeeze(text)).length - 1
const alerts = () => [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter(({ textContent }) => textContent.trim() !== '')
const technical = /\b(undefined|null|NaN|axios|fetch|JSON|html|http|stack|status|\w+Error)\b|\[object|[<>{}]|\b[45]\d\d\b/i

/** The title of the dialog that tells a failure. */
export const titleOf = (says: Says, { lost }: Column) => (lost ? says.lostTitle : undefined) ?? says.title!

/** The right words, once, where a screen reader hears them, in the language of the page; and nothing a person should not read. */
export async function expectSaid(cell: Cell, says: Says, column: Column) {
  const wanted = sentences(says, column, cell)
  await waitFor(() => {
    if (says.where === 'dialog') {
      expect(popup()?.querySelector('.swal2-title')?.textContent).toBe(cell.t(titleOf(says, column)))
      expect(squeeze(popup()?.querySelector('.swal2-html-container')?.textContent ?? '')).toBe(wanted.join(' '))
    } else {
      expect(alerts().flatMap((alert) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual(wanted)
    }
  })
  if (says.where === 'dialog') expect(popup()).toHaveAttribute('role', 'dialog')
  expect(alerts()).toHaveLength(says.where === 'note' ? 1 : 0)
  for (const sentence of wanted) {
    expect(timesIn(sentence), sentence).toBe(1)
    expect(sentence).not.toMatch(technical)
  }
  expectClean(cell, maySay(says, column))
}

/** Nothing of the fault itself anywhere on the page. */
export function expectClean(cell: Cell, server: boolean) {
  const page = document.body.textContent
  expect(page).not.toMatch(/Bad gateway|<\/?\w+>|\[object|messages:|\bfault\./)
  const ofServer = new RegExp(`${serverWords}|${fieldWords}`)
  if (!server) expect(page).not.toMatch(ofServer)
  if (cell.language() === 'en') return
  expect(englishErrors.filter((text) => page.includes(text))).toEqual([])
  const rest = document.body.cloneNode(true) as HTMLElement
  rest.querySelectorAll('[lang="en"]').forEach((quote) => quote.remove())
  expect(rest.textContent).not.toMatch(ofServer)
}

/** Nothing is said at all. */
export function expectSilence(cell: Cell) {
  expect(alerts().map(({ textContent }) => textContent)).toEqual([])
  expect(popup()?.textContent).toBeUndefined()
  expectClean(cell, false)
}

/** The session ended, once: log-in says so, knows the way back, and no token is left. */
export async function expectEnded(cell: Cell, at: string) {
  await waitFor(() => expect(cell.address()).toBe(`/login?next=${encodeURIComponent(at)}`))
  const notice = words(cell.language(), 'messages:sessionEnded')
  await waitFor(() => expect(timesIn(notice)).toBe(1))
  expect([...document.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent === notice)).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
  expectSilence(cell)
}

/** As expectEnded, in both languages; then the fault is over and the person logs in again. */
export async function expectEndedAndBack(cell: Cell, { at, as }: Place, column: Column) {
  await expectEnded(cell, at)
  await cell.turn()
  await expectEnded(cell, at)
  expect(cell.requests()).toHaveLength(1)
  lift(column)
  await logInAgain(as!)
}

/** Where a field is refused it is marked, with the server's words where they may stand, else with our own. */
export function expectFieldMarked(cell: Cell, { says, field }: { says: Says; field?: readonly [name: string, label?: Key] }) {
  const marks = [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
  const ours = cell.t('messages:checkField')
  expect(marks).toEqual(field?.[1] === undefined ? [] : [!says.server ? ours : cell.language() === 'en' ? fieldWords : ours + fieldWords])
}
