import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@/i18n/language.ts'
import type { backend } from '../../backend/msw.ts'
import { wordsOf } from '../../words.ts'

/** The labels, options and buttons of the form in a language. */
export const words = (language: Language) => {
  const w = wordsOf(language)
  return {
    title: w('teaching:field.title'),
    description: w('teaching:field.description'),
    link: w('teaching:field.link'),
    image: w('teaching:field.image'),
    startDate: w('teaching:field.startDate'),
    category: w('teaching:field.category'),
    price: w('teaching:field.price'),
    group: w('classes:type.group'),
    chess: w('courses:course.chess.name'),
    add: w('teaching:add.submit'),
    update: w('teaching:edit.submit'),
    delete: w('teaching:delete.button'),
  }
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A file with a PNG signature; `size` overrides its reported size. */
export function pictureFile(name = 'robot.png', size?: number) {
  const file = new File([signature], name, { type: 'image/png' })
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Chooses a file, even of a type the file dialog would not offer. */
export const choose = (label: string, file: File) => userEvent.setup({ applyAccept: false }).upload(field(label), file)
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
  const { title, description, link, image } = words(language)
  await screen.findByLabelText(title)
  fill(title, 'Robotics by the river')
  fill(description, 'A first robot.')
  fill(link, 'https://meet.example.com/robots')
  await choose(image, pictureFile())
}

/** Presses a button of a dialog and returns the dialog's text. */
export async function answer(title: string, button: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  const text = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: button }))
  return text
}

/** A header of a request, in any letter case. */
export const headerOf = (request: { headers: Record<string, string> } | undefined, name: string) =>
  new Headers(request?.headers).get(name)

/** The writes the backend received, in order. */
export const writes = ({ record }: typeof backend) => record.since().filter(({ method }) => method !== 'GET')

/** The preview of the card, which is folded above the submit button unless the window is wide. */
export function openPreview(language: Language = 'en') {
  const title = screen.getByText(wordsOf(language)('teaching:preview.title'))
  fireEvent.click(title)
  return title.closest<HTMLElement>('details')!
}
