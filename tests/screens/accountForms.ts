import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import { closeDialogs } from '@/ui/dialogs.ts'
import { backend } from '../backend/msw.ts'
import type { RecordedRequest } from '../backend/record.ts'

// The first visit of a page loads its code, which takes its time on a busy machine.

// A dialog stands outside of what React renders and would live on into the next test.
afterEach(async () => {
  await closeDialogs()
  await waitFor(() => {
    if (document.querySelector('.swal2-container')) throw new Error('a dialog is still open')
  })
})

/** The page, without the frame around it. */
export const page = () => within(screen.getByRole('main'))
export const field = (label: string) => page().getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const button = (name: string) => page().getByRole<HTMLButtonElement>('button', { name })
/** Puts texts into fields, as a password manager or the clipboard does. */
export async function put(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label))
    await user.paste(text)
  }
}
/** Twice before anything can react to the first press. */
export const pressTwice = (element: HTMLElement) =>
  act(() => {
    element.click()
    element.click()
  })
/** What is said as a failure. */
export const failure = () => page().findByRole('alert')

/** Waits until the backend has answered so many requests of a call. */
export const answered = (method: string, path: string, count = 1) =>
  waitFor(() => expect(backend.record.to(method, path).filter(({ status }) => status !== null)).toHaveLength(count))

/** The Authorization header of a request, however it is spelt. */
export const authorization = ({ headers }: RecordedRequest) => new Headers(headers).get('authorization')
