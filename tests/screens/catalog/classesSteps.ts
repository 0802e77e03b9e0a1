import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import type { Fault } from '../../backend/faults.ts'
import type { ListingType } from '../../backend/tables/listingTable.ts'
import { en } from '../../words.ts'
import { main, openApp, textsOf } from '../renderApp.tsx'

export const student = 'malika@nihol.test'

export const lists = ['/class/public', '/group/public'] as const

/** Opens the list; `prepare` runs before the first request. */
export const open = (
  address = '/classes',
  options: Parameters<typeof openApp>[1] = { as: student },
  prepare?: (backend: Backend) => unknown,
) => openApp(address, options, prepare)

export const cards = () => main().queryAllByRole('article')

export const titles = () => textsOf(main().queryAllByRole('heading', { level: 3 }))

export const status = (text: string | RegExp) =>
  waitFor(() =>
    expect(textsOf(main().getAllByRole('status'))).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  )

/** A number of results; the page may follow. */
export const countOf = (shown: number) => new RegExp(`^${en('classes:list.count_other', { shown })}`)

/** A count of results, whatever the number. */
export const someCount = new RegExp(
  (['one', 'other'] as const).map((form) => en(`classes:list.count_${form}`, { shown: String.raw`[\d,]+` })).join('|'),
)

/** The title that the lessons of a series share. */
export const seriesTitle = (title: unknown) => String(title).replace(/ \(\d\/\d\)$/, '')

/** How many cards everything makes: a series is one. */
export const all = ({ store }: Backend, types: readonly ListingType[] = ['class', 'group']) => {
  const listings = types.flatMap((type) => store.listings.open(type))
  return new Set(listings.map(({ _id, title }) => (seriesTitle(title) === String(title) ? _id : seriesTitle(title))))
    .size
}

/** Opens the dialog of the filters. */
export async function openFilters(user: UserEvent) {
  await user.click(main().getByRole('button', { name: new RegExp(en('classes:filter.open')) }))
  return within(await screen.findByRole('dialog', { name: en('classes:filter.open') }))
}

/** Presses the button that shows what the chosen filters leave. */
export const showFiltered = (user: UserEvent, sheet: ReturnType<typeof within>) =>
  user.click(sheet.getByRole('button', { name: /\d/ }))

export const fail =
  (fault: Omit<Fault, 'path'>, paths: readonly string[] = lists) =>
  ({ faults }: Backend) =>
    paths.forEach((path) => faults.add({ path, times: 9, ...fault }))
