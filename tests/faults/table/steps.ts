import { fireEvent, screen } from '@testing-library/react'
import type { Cell, Key } from '../cell.ts'
import { fill } from '../pageControls.ts'

export const lead = { name: 'Nodira Karimova', phone: '(555) 123-4567', email: 'nodira@misol.com' }

/** Loads a form that is loaded near the viewport, or on focus. */
export async function wakeForm(label: string) {
  await screen.findByRole('heading', { level: 1 })
  for (const place of screen.getByRole('main').querySelectorAll<HTMLElement>('[tabindex="-1"]:has(.skeleton)'))
    place.focus()
  await screen.findByRole('form', { name: label })
}

export async function fillLead({ t }: Cell) {
  await screen.findByLabelText(t('contact:fields.phone'))
  for (const [name, value] of Object.entries(lead)) fill(t(`contact:fields.${name}`), value)
}

/** Opens and fills the contact dialog. */
export async function openContact(cell: Cell, opener: Key) {
  await screen.findByRole('heading', { level: 1 })
  fireEvent.click(screen.getByRole('button', { name: cell.t(opener) }))
  await fillLead(cell)
}

const two = (n: number) => String(n).padStart(2, '0')

/** Opens the last step of a booking from a complete draft. */
export async function bookTrial({ t }: Cell, opener: Key, choose?: () => void) {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const draft = {
    step: 4,
    parentName: lead.name,
    parentPhoneNumber: lead.phone,
    parentEmail: lead.email,
    childrenFullName: 'Aziza Karimova',
    gradeLevel: 'Grade 3',
    subject: 'Chess',
    way: 'list',
    day: `${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`,
    slot: '13:30',
    who: 'parent',
    planningToStart: 'Within a month',
    hearAboutUs: 'Facebook',
  }
  await screen.findByRole('heading', { level: 1 })
  sessionStorage.setItem('draft:trial', JSON.stringify(draft))
  choose?.()
  fireEvent.click(screen.getByRole('button', { name: t(opener) }))
  await screen.findByRole('heading', { level: 3, name: t('trial:steps.questionnaire.title'), hidden: true })
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** A file with the signature of a PNG. */
export const pictureFile = () => new File([signature], 'robot.png', { type: 'image/png' })
