import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ListingType } from '@/api/ids.ts'
import { listingId } from '../../backend/seed/seed.ts'
import type { Cell, Key, Place } from '../cell.ts'
import { here } from '../pageControls.ts'

/** A call that reads something, its error message, and how its content is recognized. */
export type Read = Place & {
  /** The message of CONTRACT.md §8; null if the page works without the data, so `content` is still shown. */
  says: Key | null
  /** The message after a 404. */
  missing?: Key
  /** The message after a 401 of a call without a session. */
  membersOnly?: Key
  /** Sent with the token; a 401 ends the session. */
  session?: true
  /** An element that shows the data. */
  content: (cell: Cell) => HTMLElement | null
  /** An element that stays although the call failed. */
  beside?: (cell: Cell) => HTMLElement | null
}

export const types: readonly ListingType[] = ['class', 'group']
export const aziza = 'aziza@nihol.test'
export const malika = 'malika@nihol.test'
export const dilnoza = 'dilnoza@nihol.test'
export const rustam = 'rustam@nihol.test'

export const titles = { class: 'Your first game in Scratch', group: 'Python for beginners, twice a week' }
export const ids = { class: listingId('class', 'scratch-first-game'), group: listingId('group', 'python-beginners') }

export const other = { class: 'group', group: 'class' } as const

export const own = {
  class: ['own-classes', listingId('class', 'russian-alphabet')],
  group: ['own-groups', listingId('group', 'abacus-club')],
} as const

/** The calls that several places make. */
export const publicList = (type: ListingType) =>
  ({ call: 'getPublicListings', type, request: ['GET', `/${type}/public`] }) as const
export const ownList = (type: ListingType) =>
  ({ call: 'getOwnListings', type, request: ['GET', `/${type}/${own[type][0]}`], session: true }) as const
export const purchases = { call: 'getPurchases', request: ['GET', '/manual-purchase'], session: true } as const

export const heading = (name: string) => here().queryByRole('heading', { name, hidden: true })

// Public addresses have a prefix in Uzbek.
export const linkTo = (href: string) => screen.getByRole('main').querySelector<HTMLElement>(`a[href$="${href}"]`)

/** The target of a card: the details for signed-in users, the sheet over the list for visitors. */
export const cardOf = (type: ListingType, as?: string) =>
  linkTo(as === undefined ? `/lessons?show=${type}/${ids[type]}` : `/classdetails/${ids[type]}/${type}`)

export const titleField = ({ t }: Cell) => here().queryByLabelText(t('teaching:field.title'))

/** Waits for the data on the screen. */
export const arrived = (place: Read, cell: Cell) => waitFor(() => expect(place.content(cell)).not.toBeNull())
