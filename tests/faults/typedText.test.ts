import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewer } from '../full.ts'
import { closePopup } from '../screens/popup.ts'
import { hostileTexts } from '../security/hostileTexts.ts'
import { hostileText } from '../security/hostileText.ts'
import { open, play, settled, type Cell, type Place } from './cell.ts'
import { here } from './pageControls.ts'
import { kindsOf, reports, resetReports } from './fieldReports.ts'
import { columns } from './table/columns.ts'
import { memberWrites } from './table/memberWrites.ts'
import { publicWrites } from './table/writes.ts'

/** The typed text, between two marks that occur nowhere else; they identify a part of it. */
const marks = /Qzx|xzQ/
const all = [...hostileTexts, ...fc.sample(hostileText, { numRuns: 1000 - hostileTexts.length, seed: 23 })]
const values = all
  .filter((_, index) => index % Math.ceil(all.length / fewer(all.length, 5)) === 0)
  .map((text) => `Qzx${text}xzQ`)
/** Every so many values the form is sent as well. */
const sends = fewer(25, 2)

type Typed = Place & { ready: (cell: Cell) => Promise<unknown>; act?: (cell: Cell) => unknown }

const booking = publicWrites.find(({ call }) => call === 'bookTrial')!
/** The steps of a booking; only the last is sent. */
const bookingSteps = [1, 2, 4].map((step): Typed => {
  const { act: finish, ready, ...place } = booking
  return {
    ...place,
    place: `step ${step} of a booking`,
    ready: async (cell) => {
      await ready(cell)
      const back = cell.t('common:back')
      for (let at = 4; at > step; at -= 1) act(() => here().getByRole('button', { name: back, hidden: true }).click())
      if (step === 4) fireEvent.click(here().getByRole('radio', { name: cell.t('trial:sources.other'), hidden: true }))
      await here().findAllByRole('textbox', { hidden: true })
    },
    ...(step === 4 && { act: finish }),
  }
})
const search: Typed = {
  call: 'getPublicListings',
  type: 'class',
  request: ['GET', '/class/public'],
  place: 'the search of the catalog',
  file: 'features/classes/filters/SearchField.tsx',
  at: '/lessons',
  ready: () => screen.findByRole('searchbox', { hidden: true }),
}
/** Every form that has something to type in, once. */
const forms: readonly Typed[] = [
  ...[...publicWrites, ...memberWrites]
    .filter(({ call }) => !['bookTrial', 'enroll', 'deleteListing'].includes(call))
    .filter(({ call, file }, index, rows) => rows.findIndex((row) => row.call === call && row.file === file) === index),
  ...bookingSteps,
  search,
]

type TextField = HTMLInputElement | HTMLTextAreaElement
const fields = () => {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? screen.getByRole('main', { hidden: true })
  const typed = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea'
  return [...place.querySelectorAll<TextField>(typed)]
}

/** Types into all fields at once; the page follows once. */
const type = (textFor: (field: TextField) => string) =>
  act(() => {
    for (const field of fields()) fireEvent.change(field, { target: { value: textFor(field) } })
  })

/** Whether any text will do in a field, so that the form is sent with it. */
const isFree = (field: TextField) =>
  field instanceof HTMLTextAreaElement || (['text', 'password'].includes(field.type) && field.inputMode === '')

/** Events on the page, with errors that quote typed text, like those of a browser or a library. */
function breakDown(value: string) {
  const error = new TypeError(`"${value}" is not a function`)
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: value }))
  window.report?.('crash', { error: Object.assign(new Error(value), { name: value }) })
}

it.each(forms)(
  'nothing typed into $place is in a report',
  async ({ act: submit, ...place }) => {
    const cell = await open(place, 'en')
    await place.ready(cell)
    if (submit)
      play(
        place,
        columns.find(({ name }) => name === '500')!,
        { times: 9999 },
      )
    const before = new Map(fields().map((field) => [field, field.value]))
    let sent = 0
    for (const [index, value] of values.entries()) {
      resetReports()
      type(() => value)
      breakDown(value)
      if (submit && index % sends === 0) {
        type((field) => (isFree(field) ? value : (before.get(field) ?? '')))
        const requests = cell.requests().length
        await submit(cell)
        await waitFor(() =>
          expect(cell.requests().length > requests || document.querySelector('[aria-invalid="true"]')).toBeTruthy(),
        )
        await settled()
        await closePopup()
      }
      const kinds = kindsOf(reports()).map(({ kind }) => kind)
      expect(kinds.slice(0, 3)).toEqual(['error', 'rejection', 'crash'])
      if (kinds.includes('form')) sent += 1
      for (const body of reports()) expect(body).not.toMatch(marks)
    }
    expect(sent > 0).toBe(submit !== undefined)
  },
  fewer(900_000, 40_000),
)
