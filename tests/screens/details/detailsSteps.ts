import { screen, within } from '@testing-library/react'
import type { Backend } from '../../backend/app.ts'
import type { Listing, ListingType } from '../../backend/tables/listingTable.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { openApp } from '../renderApp.tsx'

export const student = 'malika@nihol.test'

export const chess = listingId('class', 'chess-first-moves')

export const address = `/classdetails/${chess}/class`

export const open = (
  path = address,
  options: Parameters<typeof openApp>[1] = { as: student },
  prepare?: (backend: Backend) => unknown,
) => openApp(path, options, prepare)

export const change = ({ store }: Backend, type: ListingType, id: string, part: Partial<Listing>) =>
  store.listings.replace(type, { ...store.listings.byId(type, id)!, ...part })

/** Opens the class for a student, with some stored fields changed. */
export const openChanged = (part: Partial<Listing>, path = address) =>
  open(path, { as: student }, (backend) => change(backend, 'class', chess, part))

/** The page, also behind a dialog. */
export const main = () => within(screen.getByRole('main', { hidden: true }))

export const heading = (name: string | RegExp) => main().findByRole('heading', { level: 1, name })
