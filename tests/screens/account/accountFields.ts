import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from '../../backend/msw.ts'
import type { RecordedRequest } from '../../backend/record.ts'
import { en } from '../../words.ts'
import { openApp } from '../renderApp.tsx'

/** The page, without its layout. */
export const page = () => within(screen.getByRole('main'))
export const field = (label: string) => page().getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const button = (name: string) => page().getByRole<HTMLButtonElement>('button', { name })
/** Pastes texts into fields, as a password manager does. */
export async function put(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label))
    await user.paste(text)
  }
}
/** Two clicks before the first can be handled. */
export const pressTwice = (element: HTMLElement) =>
  act(() => {
    element.click()
    element.click()
  })
/** Opens the login page. */
export async function openLogin(address = '/login') {
  const app = await openApp(address)
  const fill = (email: string, secret: string) =>
    put(app.user, { [en('account:email')]: email, [en('account:password')]: secret })
  return { ...app, fill, submit: () => app.user.click(button(en('account:login.submit'))) }
}
/** The error alert of the page. */
export const failure = () => page().findByRole('alert')

/** Waits until the backend has answered a number of requests of a call. */
export const answered = (method: string, path: string, count = 1) =>
  waitFor(() => expect(backend.record.to(method, path).filter(({ status }) => status !== null)).toHaveLength(count))

/** The Authorization header of a request, in any letter case. */
export const authorization = ({ headers }: RecordedRequest) => new Headers(headers).get('authorization')
