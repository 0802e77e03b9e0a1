import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { en } from '../../words.ts'
import { main, type open } from './detailsSteps.ts'

export type App = Awaited<ReturnType<typeof open>>

export const enrollButton = (name = en('classes:enroll.action')) =>
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

/** Presses Enroll Now and returns the question. */
export async function ask({ user }: App) {
  await user.click(await enrollButton())
  return dialog(en('common:areYouSure'))
}

/** Presses Enroll Now and confirms. */
export const enroll = async (app: App) => press(app, await ask(app), en('classes:enroll.yes'))
