import { screen } from '@testing-library/react'
import type { Language } from '@/i18n/language.ts'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { renderApp } from '../renderApp.tsx'
import { words } from './teachingForm.ts'

export const teacher = 'rustam@nihol.test'

export const id = listingId('class', 'chess-first-moves')

export const path = `/class/${id}`

/** Opens the edit form of a seeded listing, with some stored fields changed. */
export async function open(
  change: Partial<Listing> = {},
  {
    language = 'en',
    as = teacher,
    path: at = `/edit/${id}/class`,
  }: { language?: Language; as?: string; path?: string } = {},
) {
  const app = await renderApp(at, { as, language })
  const stored = { ...app.backend.store.listings.byId('class', id)!, ...change }
  app.backend.store.listings.replace('class', stored)
  return { ...app, stored }
}

export const ready = (language: Language = 'en') => screen.findByLabelText(words(language).title)

export const sent = ({ backend }: Awaited<ReturnType<typeof open>>) => backend.record.to('PATCH', path)
