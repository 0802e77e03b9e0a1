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
}

/** The sentences a person reads, in their order. */
function sentences(says: Says, column: Column, t: Cell['t']): string[] {
  const status = column.body === undefined ? statusOf(column) : undefined
  const message = column.plays?.body
  const said = says.server && typeof message === 'object' && message !== null && 'message' in message
  const detail = column.detail === undefined ? [] : [t(column.detail, { count: 30 })]
  // The server's own words say what is wrong; how long to wait is said beside them.
  if (said) return [serverWords, ...(status === 429 ? detail : [])]
  const text = t(typeof says.text === 'string' ? says.text : status === undefined ? says.text.thrown : says.text.answered)
  return says.detailOnly && detail.length > 0 ? detail : [text, ...detail]
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
const timesIn = (text: string) => squeeze(document.body.textContent).split(squeeze(text)).length - 1
const alerts = () => [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter(({ textContent }) => textContent.trim() !== '')
const technical = /\b(undefined|null|NaN|axios|fetch|JSON|html|http|stack|status|\w+Error)\b|\[object|[<>{}]|\b[45]\d\d\b/i

/** The right words, once, where a screen reader hears them, in the language of the page; and nothing a person should not read. */
export async function expectSaid(cell: Cell, says: Says, column: Column) {
  const wanted = sentences(says, column, cell.t)
  await waitFor(() => {
    if (says.where === 'dialog') {
      expect(popup()?.querySelector('.swal2-title')?.textContent).toBe(cell.t(says.title!))
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
  expectClean(cell, says.server ?? false)
}

/** Nothing of the fault itself anywhere on the page. */
export function expectClean(cell: Cell, server: boolean) {
  const page = document.body.textContent
  expect(page).not.toMatch(/Bad gateway|<\/?\w+>|\[object|messages:|\bfault\./)
  if (!server) expect(page).not.toMatch(new RegExp(`${serverWords}|${fieldWords}`))
  if (cell.language() === 'uz') expect(englishErrors.filter((text) => page.includes(text))).toEqual([])
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
  expect(marks).toEqual(field?.[1] === undefined ? [] : [says.server ? fieldWords : cell.t('messages:checkField')])
}
