import { act, screen, within } from '@testing-library/react'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { queryClient } from '@/api/queryClient.ts'
import { password } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { button, put } from './accountFields.ts'
import type { renderApp } from '../renderApp.tsx'

export const aziza = 'aziza@nihol.test'
export const check = ['GET', '/user/login/access'] as const
export const ended = en('messages:sessionEnded')
export const draft = { title: 'Half a class' }
export const token = () => localStorage.getItem('access_token')

/** Signed in. */
export const inside = () => screen.findByRole('button', { name: en('dashboard:sidebar.logOut') })
/** The same, as a teacher. */
export const insideAsTeacher = async () =>
  within(await screen.findByRole('navigation', { name: en('dashboard:sidebar.label') })).findByRole('link', {
    name: en('dashboard:sidebar.add'),
  })
/** The login page, perhaps behind a dialog. */
export const outside = () => screen.findByRole('heading', { level: 1, name: en('account:login.title'), hidden: true })
/** The page shown when the session check fails. */
export const unknown = () => screen.findByRole('heading', { level: 1, name: en('messages:sessionUnknown') })

export async function logIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string) {
  await put(user, { [en('account:email')]: email, [en('account:password')]: password })
  await user.click(button(en('account:login.submit')))
  await inside()
}

/** Fires what this tab receives when another tab changes the stored token (null: signs out). */
export function inAnotherTab(change: string | null, key: string | null = 'access_token') {
  if (change === null) localStorage.removeItem('access_token')
  else localStorage.setItem('access_token', change)
  const event = new StorageEvent('storage', { key, newValue: change, storageArea: localStorage })
  act(() => void window.dispatchEvent(event))
}

/** A call that needs a session. */
export const readEnrollments = () =>
  queryClient.fetchQuery({ ...enrollmentsQuery(), retry: false }).catch((error: unknown) => error)
