import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Language } from '@/i18n/language.ts'
import type { backend } from '../../backend/msw.ts'
import type { Listing, ListingType } from '../../backend/tables/listingTable.ts'
import { en, wordsOf } from '../../words.ts'
import type { renderApp } from '../renderApp.tsx'

export type App = Awaited<ReturnType<typeof renderApp>>

/** A file with a PNG signature. */
export const pictureFile = (name = 'robot.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Waits until the description of a field, which contains its error, contains a text. */
export const described = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text)))
/** Chooses a file, even of a type the file dialog would not offer. */
export const choose = (label: string, file: File) => userEvent.setup({ applyAccept: false }).upload(field(label), file)
/** Chooses a category, once the categories are loaded. */
export const chooseCategory = async (name: string, language: Language = 'en') => {
  const option = await screen.findByRole('option', { name })
  return userEvent.selectOptions(field(wordsOf(language)('teaching:field.category')), option)
}
/** Chooses what is taught, or how weekly lessons end. */
export const chooseLessons = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
export const press = (name: string) => screen.getByRole('button', { name })
/** Two clicks before any answer. */
export function pressTwice(name: string) {
  const button = press(name)
  fireEvent.click(button)
  fireEvent.click(button)
}

/** Fills the required fields. */
export async function fillRequired(language: Language = 'en') {
  const w = wordsOf(language)
  await screen.findByLabelText(w('teaching:field.title'))
  fill(w('teaching:field.title'), 'Robotics by the river')
  fill(w('teaching:field.description'), 'A first robot.')
  fill(w('teaching:field.link'), 'https://meet.example.com/robots')
  await choose(w('teaching:field.image'), pictureFile())
}

/** Presses a button of a dialog and returns the dialog's text. */
export async function answer(title: string, button: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  const text = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: button }))
  return text
}

/** The dashboard of a teacher. */
export const atDashboard = () =>
  screen.findByRole('heading', { level: 1, name: en('dashboard:welcome', { role: en('dashboard:role.teacher') }) })

/** Presses Add, waits for the confirmation, and returns all creations that the backend received. */
export async function publish({ user, backend }: App, type: ListingType = 'class') {
  await user.click(press(en('teaching:add.submit')))
  await screen.findByRole('dialog', { name: en('teaching:add.done') })
  return backend.record.to('POST', `/${type}`).map(({ body }) => body as Listing)
}

/** The writes the backend received, in order. */
export const writes = ({ record }: typeof backend) => record.since().filter(({ method }) => method !== 'GET')

/** The preview of the card, which is folded above the submit button unless the window is wide. */
export function openPreview(language: Language = 'en') {
  const title = screen.getByText(wordsOf(language)('teaching:preview.title'))
  fireEvent.click(title)
  return title.closest<HTMLElement>('details')!
}
