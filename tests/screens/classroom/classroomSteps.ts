import { screen, within } from '@testing-library/react'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

export const python = listingId('group', 'python-beginners')

export const main = () => within(screen.getByRole('main'))

export const joinButton = (name = en('classroom:join')) => main().findByRole('button', { name })

export function change(backend: Backend, part: { link?: string; startDate?: string }) {
  backend.store.listings.replace('group', { ...backend.store.listings.byId('group', python)!, ...part })
}

/** Opens a classroom; `prepare` runs before the first request. */
export async function enter(
  address: string,
  options: Parameters<typeof renderApp>[1],
  prepare: (backend: Backend) => void = () => {},
) {
  const app = await renderApp(address, options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}
