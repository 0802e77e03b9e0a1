import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { popup } from '../screens/popup.ts'

/** The topmost dialog, otherwise the page. */
export const here = () =>
  within(
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? screen.getByRole('main', { hidden: true }),
  )

export const control = (label: string) =>
  here().getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
export const fill = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
export const button = (name: string) => here().getByRole<HTMLButtonElement>('button', { name, hidden: true })
/** Clicks twice before anything can react to the first click: still one action. */
export function press(name: string) {
  const pressed = button(name)
  act(() => {
    pressed.click()
    pressed.click()
  })
}

export async function popupOf(title: string) {
  await waitFor(() => expect(popup()?.title).toBe(title))
  return popup()!.element
}
/** Presses a button of the dialog with a title. */
export async function answer(title: string, name: string) {
  const box = await popupOf(title)
  fireEvent.click(within(box).getByRole('button', { name, hidden: true }))
  await waitFor(() => expect(popup()?.title).not.toBe(title))
}

/**
 * The values of all controls on the page and in an open dialog, including passwords and file names. The slider of a picture is gone once the
 * picture has been stored.
 */
export const typed = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(input, textarea, select), dialog :is(input, textarea, select)',
    ),
  ]
    .filter((input) => input.type !== 'range' && !popup()?.element.contains(input))
    .map((input) => {
      if (input.type === 'file') return `file=${input.files?.[0]?.name ?? ''}`
      return `${input.name}=${input.value}${['checkbox', 'radio'].includes(input.type) ? `:${input.checked}` : ''}`
    })
