import { sentinels } from '../../backend/seed/sentinels.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import type { Person, Who } from './person.ts'

/** Something that a person does, or sees before going on. */
export type Step = (person: Person) => Promise<unknown>

type Place = 'main' | 'dialog'
const placeOf = ({ main, dialog }: Person, place: Place) => (place === 'dialog' ? dialog() : main)

export const press =
  (key: string, place: Place = 'main'): Step =>
  (person) =>
    person.press(key, placeOf(person, place))

export const fill =
  (values: Readonly<Record<string, string>>, place: Place = 'main'): Step =>
  async (person) => {
    for (const [key, value] of Object.entries(values)) await person.fill(key, value, placeOf(person, place))
  }

/** A dialog with this title is open. */
export const told =
  (key: string): Step =>
  ({ page, w }) =>
    expect(page.getByRole('dialog', { name: w(key) })).toBeVisible()

/** The page shows each of the texts. */
export const reads =
  (...keys: string[]): Step =>
  async ({ page, w }) => {
    for (const key of keys) await expect(page.getByText(w(key)).first()).toBeVisible()
  }

/** The page shows an alert, with this text. */
export const alerted =
  (key?: string): Step =>
  ({ main, w }) => {
    const alerts = main.getByRole('alert').filter({ hasText: key === undefined ? /./ : w(key) })
    return expect(alerts.first()).toBeVisible()
  }

export const openMenu: Step = ({ page, w }) => page.getByRole('button', { name: w('common:nav.openMenu') }).click()

/** The states of one page, seen by one person. */
export const on = (address: string, as: Who | null, states: readonly Omit<State, 'address' | 'as'>[]): State[] =>
  states.map((state) => ({ ...state, address, ...(as && { as }) }))

type Type = 'class' | 'group'
export const details = (type: Type, slug: string) => `/classdetails/${listingId(type, slug)}/${type}`
export const room = (type: Type, slug: string) => `/classroom/${listingId(type, slug)}/${type}`
export const sheet = (type: Type, slug: string) => `/lessons?show=${type}/${listingId(type, slug)}`
export const edit = (type: Type, slug: string) => `/edit/${listingId(type, slug)}/${type}`
export const hostile = (page: 'classdetails' | 'classroom' | 'edit', name: keyof typeof sentinels) =>
  `/${page}/${sentinels[name]._id}/${sentinels[name].type}`
