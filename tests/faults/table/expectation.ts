import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { bundles } from '../../messages.ts'
import { lift, logInAgain, type Cell, type Key, type Place } from '../cell.ts'
import { fieldMessage, serverMessage, statusOf, type Column } from './columns.ts'
import { popup } from '../../screens/popup.ts'

/** How a place reports an error: the text of CONTRACT.md §8, and whether it is a note on the page or a dialog. */
export type Says = {
  where: 'note' | 'dialog'
  title?: Key
  /** The text of the place; `thrown` where there was no readable response at all. */
  text: Key | { answered: Key; thrown: Key }
  /** Whether §8 shows the server's message. */
  server?: true
  /** The advice after a 400, 409, or 422 whose message may not be shown; by default that something entered was not accepted. Null where nothing is entered. */
  refused?: Key | null
  /** The advice replaces the text instead of following it. */
  detailOnly?: true
  /** The advice after a lost response, and the title of the dialog then. */
  lost?: Key
  lostTitle?: Key
  /** Our translations of the server's most frequent messages, by status, shown instead of our text when the page is not in English. */
  usual?: Readonly<Record<number, Key>>
}

/** Whether the server's message may be shown: only with a 4xx status, and not with a 429, for which our own message has the wait. */
const maySay = ({ server }: Says, { plays: { status = 200, body } = {} }: Column) =>
  server === true &&
  status !== 429 &&
  status >= 400 &&
  status < 500 &&
  typeof body === 'object' &&
  body !== null &&
  'message' in body

/** The expected sentences, in order. */
function sentences(says: Says, column: Column, { t, language }: Cell): string[] {
  const status = column.body === undefined ? statusOf(column) : undefined
  const refused = [400, 409, 422].includes(status ?? 0)
    ? says.refused === undefined
      ? 'messages:fault.refused'
      : says.refused
    : null
  const toDo = column.lost && says.lost ? says.lost : (column.detail ?? (maySay(says, column) ? null : refused))
  const detail = toDo === null ? [] : [t(toDo, { count: column.waits ?? 0 })]
  const text = t(
    typeof says.text === 'string' ? says.text : status === undefined ? says.text.thrown : says.text.answered,
  )
  if (maySay(says, column)) {
    const usual = says.usual?.[status!]
    if (language() === 'en') return [serverMessage]
    return usual ? [t(usual)] : [text, ...detail, serverMessage]
  }
  return says.detailOnly && detail.length > 0 ? detail : [text, ...detail]
}

/** The English error messages that differ from all Uzbek ones. */
const errors = (language: 'en' | 'uz') =>
  [...bundles[language]].filter(([key]) => key.startsWith('messages:')).map(([, text]) => text)
const englishErrors = errors('en').filter((text) => !text.includes('{{') && !errors('uz').includes(text))

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
const timesIn = (text: string) => squeeze(document.body.textContent).split(squeeze(text)).length - 1
const alerts = () =>
  [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter(({ textContent }) => textContent.trim() !== '')
const technical =
  /\b(undefined|null|NaN|axios|fetch|JSON|html|http|stack|status|\w+Error)\b|\[object|[<>{}]|\b[45]\d\d\b/i

export const titleOf = (says: Says, { lost }: Column) => (lost ? says.lostTitle : undefined) ?? says.title!

/** The expected text is shown and announced once, in the language of the page, without technical details. */
export async function expectSaid(cell: Cell, says: Says, column: Column) {
  const wanted = sentences(says, column, cell)
  await waitFor(() => {
    if (says.where === 'dialog') {
      expect(popup()?.title).toBe(cell.t(titleOf(says, column)))
      expect(squeeze(popup()?.text ?? '')).toBe(wanted.join(' '))
    } else {
      expect(
        alerts().flatMap((alert) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent)),
      ).toEqual(wanted)
    }
  })
  expect(alerts()).toHaveLength(says.where === 'note' ? 1 : 0)
  for (const sentence of wanted) {
    expect(timesIn(sentence), sentence).toBe(1)
    expect(sentence).not.toMatch(technical)
  }
  expectClean(cell, maySay(says, column))
}

/** No trace of the injected fault on the page, and no English error on an Uzbek one. */
export function expectClean(cell: Cell, server: boolean) {
  const page = document.body.textContent
  expect(page).not.toMatch(/Bad gateway|<\/?\w+>|\[object|messages:|\bfault\./)
  const ofServer = new RegExp(`${serverMessage}|${fieldMessage}`)
  if (!server) expect(page).not.toMatch(ofServer)
  if (cell.language() === 'en') return
  expect(englishErrors.filter((text) => page.includes(text))).toEqual([])
  if (!ofServer.test(page)) return
  const rest = document.body.cloneNode(true) as HTMLElement
  rest.querySelectorAll('[lang="en"]').forEach((quote) => quote.remove())
  expect(rest.textContent).not.toMatch(ofServer)
}

/** No error is shown. */
export function expectSilence(cell: Cell) {
  expect(alerts().map(({ textContent }) => textContent)).toEqual([])
  expect(popup()?.title).toBeUndefined()
  expectClean(cell, false)
}

/** The session has ended: the login page announces it once and keeps the return path; the token is removed. */
async function expectEnded(cell: Cell, at: string) {
  await waitFor(() => expect(cell.address()).toBe(`/login?next=${encodeURIComponent(at)}`))
  const notice = cell.t('messages:sessionEnded')
  await waitFor(() => expect(timesIn(notice)).toBe(1))
  expect(
    [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent === notice),
  ).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
  expectSilence(cell)
}

/** `expectEnded` in both languages, then the fault is lifted and the person logs in again. */
export async function expectEndedAndBack(cell: Cell, { at, as }: Place, column: Column) {
  await expectEnded(cell, at)
  await cell.turn()
  await expectEnded(cell, at)
  expect(cell.requests()).toHaveLength(1)
  lift(column)
  await logInAgain(as!)
}

/** The rejected field is marked, with the server's message if it may be shown, otherwise with ours. */
export function expectFieldMarked(
  cell: Cell,
  { says, field }: { says: Says; field?: readonly [name: string, label?: Key] },
) {
  const marks = [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
  const ours = cell.t('messages:checkField')
  expect(marks).toEqual(
    field?.[1] === undefined
      ? []
      : [!says.server ? ours : cell.language() === 'en' ? fieldMessage : ours + fieldMessage],
  )
}
