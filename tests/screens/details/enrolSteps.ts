import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

export const student = 'malika@nihol.test'

export const chess = listingId('class', 'chess-first-moves')

export const address = `/classdetails/${chess}/class`

export async function open(
  path = address,
  options: Parameters<typeof renderApp>[1] = { as: student },
  prepare: (backend: Backend) => void = () => {},
) {
  const app = await renderApp(path, options)
  prepare(app.backend)
  await screen.findByRole('heading', { level: 1 })
  return app
}

export type App = Awaited<ReturnType<typeof open>>

export const main = () => within(screen.getByRole('main', { hidden: true }))

export const enrolButton = (name = en('classes:enrol.action')) =>
  waitFor(() => {
    const button = main().getByRole('button', { name })
    expect(button).toBeEnabled()
    return button
  })

export const dialog = (name: string) => screen.findByRole('dialog', { name })

export const press = async ({ user }: App, box: HTMLElement, name: string) =>
  user.click(within(box).getByRole('button', { name }))

export const posts = ({ backend }: App) => backend.record.since().filter(({ method }) => method === 'POST')

export const sent = ({ backend }: App, type = 'class') => backend.record.to('POST', `/manual-purchase/${type}`)

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Presses Enroll Now and confirms. */
export async function enrol(app: App) {
  await app.user.click(await enrolButton())
  await press(app, await dialog(en('common:areYouSure')), en('classes:enrol.yes'))
}
