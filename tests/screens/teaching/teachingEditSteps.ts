import { screen } from '@testing-library/react'
import type { Language } from '@/i18n/language.ts'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { atDashboard, press, type App } from './teachingForm.ts'

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

export const ready = (language: Language = 'en') => screen.findByLabelText(wordsOf(language)('teaching:field.title'))

/** Opens the form and waits until it can be edited. */
export async function openForm(...options: Parameters<typeof open>) {
  const app = await open(...options)
  await ready(options[1]?.language)
  return app
}

export const toDashboard = async ({ user }: App) => {
  await user.click(screen.getAllByRole('link', { name: en('dashboard:sidebar.goToDashboard') })[0]!)
  await atDashboard()
}
export const toForm = async ({ user }: App) => {
  await user.click(screen.getAllByRole('link', { name: en('teaching:add.title') })[0]!)
  await ready()
}
/** Leaves the form of a new class and comes back. */
export const revisit = async (app: App) => {
  await toDashboard(app)
  await toForm(app)
}

export const sent = ({ backend }: Awaited<ReturnType<typeof open>>) =>
  backend.record.to('PATCH', path).map(({ body }) => body as Listing)

export const pressUpdate = ({ user }: Awaited<ReturnType<typeof open>>) => user.click(press(en('teaching:edit.submit')))

/** Presses Update, waits for the confirmation, and returns all updates that the backend received. */
export async function save(app: Awaited<ReturnType<typeof open>>) {
  await pressUpdate(app)
  await screen.findByRole('dialog', { name: en('teaching:edit.done') })
  return sent(app)
}
