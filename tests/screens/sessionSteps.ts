import { act, screen, within } from '@testing-library/react'
import { enrolmentsQuery } from '@/api/enrolments.ts'
import { queryClient } from '@/api/queryClient.ts'
import { password } from '../backend/seed.ts'
import { button, put } from './accountForms.ts'
import type { renderApp } from './renderApp.tsx'

/** What the tests of the session do and look at. */
export const aziza = 'aziza@nihol.test'
export const check = ['GET', '/user/login/access'] as const
export const ended = 'Your session has ended. Please sign in again.'
export const draft = { title: 'Half a class' }
export const token = () => localStorage.getItem('access_token')

/** Behind the guard. */
export const inside = () => screen.findByRole('button', { name: 'Log out' })
/** The same, as a teacher. */
export const insideAsTeacher = async () => within(await screen.findByRole('navigation', { name: 'My Nihol' })).findByRole('link', { name: 'Add Class and Group' })
/** Log-in, perhaps behind a dialog. */
export const outside = () => screen.findByRole('heading', { level: 1, name: 'Log in', hidden: true })
/** In the place of a signed-in page whose session could not be checked. */
export const unknown = () => screen.findByRole('heading', { level: 1, name: "We couldn't check your session" })

export async function logIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string) {
  await put(user, { Email: email, Password: password })
  await user.click(button('Log in'))
  await inside()
}

/** What the browser does in this tab when another one changes the stored token (null: signs out). */
export function inAnotherTab(change: string | null, key: string | null = 'access_token') {
  if (change === null) localStorage.removeItem('access_token')
  else localStorage.setItem('access_token', change)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: change, storageArea: localStorage })))
}

/** A call that needs a session, as a page makes it. */
export const readEnrolments = () => queryClient.fetchQuery({ ...enrolmentsQuery(), retry: false }).catch((error: unknown) => error)
export const enrolmentsInCache = () => queryClient.getQueryData(enrolmentsQuery().queryKey)
