import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@/i18n/language.ts'
import type { backend } from '../backend/msw.ts'

/** The words of the form that the tests look for. */
export const words = {
  en: { title: 'Title', description: 'Description', link: 'Link', image: 'Image', startDate: 'Start date', category: 'Category', price: 'Price', group: 'Group', chess: 'Chess', add: 'Add', update: 'Update', delete: 'Delete' },
  uz: { title: 'Nomi', description: 'Tavsif', link: 'Dars havolasi', image: 'Rasm', startDate: 'Boshlanish sanasi', category: 'Toifa', price: 'Narx', group: 'Guruh', chess: 'Shaxmat', add: 'Qoʻshish', update: 'Yangilash', delete: 'Oʻchirish' },
} as const satisfies Record<Language, Record<string, string>>

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A picture as far as its first bytes go; `size` makes it look larger than it is. */
export function pictureFile(name = 'robot.png', size?: number) {
  const file = new File([signature], name, { type: 'image/png' })
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Chooses a file, also one that the browser's own dialog would not offer. */
export const choose = (label: string, file: File) => userEvent.setup({ applyAccept: false }).upload(field(label), file)
export const press = (name: string) => screen.getByRole('button', { name })
/** A double click faster than any answer. */
export function pressTwice(name: string) {
  const button = press(name)
  fireEvent.click(button)
  fireEvent.click(button)
}

/** Fills in what is required. */
export async function fillRequired(language: Language = 'en') {
  const { title, description, link, image } = words[language]
  await screen.findByLabelText(title)
  fill(title, 'Robotics by the river')
  fill(description, 'A first robot.')
  fill(link, 'https://meet.example.com/robots')
  await choose(image, pictureFile())
}

/** Reads the dialog of a title and presses one of its buttons. */
export async function answer(title: string, button: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  const text = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: button }))
  return text
}

/** A header as it arrived; happy-dom keeps the letters as they were set. */
export const headerOf = (request: { headers: Record<string, string> } | undefined, name: string) => new Headers(request?.headers).get(name)

/** The writes that the backend received, in order. */
export const writes = ({ record }: typeof backend) => record.since().filter(({ method }) => method !== 'GET')
