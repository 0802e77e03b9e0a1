import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ListingType } from '@/api/ids.ts'
import { listingId } from '../../backend/seed/seed.ts'
import type { Cell, Key, Place } from '../cell.ts'
import { answer, button, control, fill, here, popupOf, press } from '../pageControls.ts'
import type { Says } from './expectation.ts'

/** A call that writes something: how to reach and fill the form, and the action that sends it. */
export type Write = Place & {
  says: Says
  /** Whether a success needs a valid body. */
  body: 'any' | 'read'
  /** The only success status; without it any 2xx will do. */
  ok?: 201
  /** Sent with the token; a 401 ends the session. */
  session?: true
  /** The field of the 422: its name in the payload, and the label of the field that is marked. */
  field?: readonly [name: string, label?: Key]
  /** The draft that keeps the values in this tab; a success removes it, even after the page was left. */
  draft?: string
  /** Opens and fills the form. */
  ready: (cell: Cell) => Promise<unknown>
  /** The action, with a double click. */
  act: (cell: Cell) => unknown
  /** Waits for the success message. */
  done: (cell: Cell) => Promise<unknown>
  /** After a lost response it is sent again only after a confirmation. */
  asksAgain?: true
  /** Faults with another outcome. */
  but?: Readonly<Record<string, 'succeeds' | ((cell: Cell) => Promise<unknown>)>>
  /** Repeats choices that can't be kept across a login. */
  again?: (cell: Cell) => Promise<unknown>
}

export const member = { session: true, body: 'any' } as const

export const chosen = { class: listingId('class', 'chess-first-moves'), group: listingId('group', 'python-beginners') }

export const save: Says = {
  where: 'note',
  text: 'messages:save',
  server: true,
  lost: 'messages:lost.listing',
  usual: { 404: 'messages:usual.notFound' },
}

/** The form of a new class or group, filled in. */
export async function fillListing(cell: Cell, type: ListingType = 'class') {
  const { t } = cell
  await screen.findByLabelText(t('teaching:field.title'))
  fireEvent.click(here().getByRole('radio', { name: t(`classes:type.${type}`), hidden: true }))
  fill(t('teaching:field.title'), 'Robotics by the river')
  fill(t('teaching:field.description'), 'A first robot.')
  fill(t('teaching:field.link'), 'https://meet.example.com/robots')
  fill(t('teaching:field.price'), '25')
  await choosePicture(cell)
}

export async function choosePicture({ t }: Cell) {
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const picture = new File([signature], 'robot.png', { type: 'image/png' })
  fireEvent.change(control(t('teaching:field.image')), { target: { files: [picture] } })
  await here().findByRole('button', { name: t('teaching:field.imageRemove'), hidden: true })
}

export async function fillEdit({ t }: Cell) {
  await screen.findByLabelText(t('teaching:field.title'))
  fill(t('teaching:field.title'), 'A better title')
}

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
async function bookTrial({ t }: Cell, opener: Key, choose?: () => void) {
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

export const canEnroll = ({ t }: Cell) => waitFor(() => expect(button(t('classes:enroll.action'))).toBeEnabled())

export const add = ({ t }: Cell) => press(t('teaching:add.submit'))
export const update = ({ t }: Cell) => press(t('teaching:edit.submit'))
export const told = (title: Key) => (cell: Cell) => popupOf(cell.t(title))
export const note = (text: Key) => (cell: Cell) => screen.findByText(cell.t(text))

/** Starts an action and confirms it. */
export const askAnd =
  (first: Key, yes: Key) =>
  async ({ t }: Cell) => {
    await waitFor(() => expect(button(t(first))).toBeEnabled())
    press(t(first))
    await answer(t('common:areYouSure'), t(yes))
  }

const contactSays: Says = {
  where: 'dialog',
  title: 'contact:form.errorTitle',
  text: 'messages:send',
  detailOnly: true,
  lost: 'messages:lost.message',
  lostTitle: 'contact:form.doubtTitle',
}

export const contact = (place: string, at: string, ready: Write['ready'], submit: Key): Write => ({
  call: 'sendMail',
  body: 'any',
  ok: 201,
  request: ['POST', '/mail'],
  file: 'features/pages/contact/ContactDialog.tsx',
  says: contactSays,
  asksAgain: true,
  draft: 'contact',
  field: ['email', 'contact:fields.email'],
  place,
  at,
  ready,
  act: ({ t }) => press(t(submit)),
  done: told('contact:form.successTitle'),
})

export const trial = (place: string, at: string, opener: Key, choose?: () => void): Write => ({
  call: 'bookTrial',
  body: 'any',
  ok: 201,
  request: ['POST', '/lesson/trial'],
  file: 'features/trial/TrialForm.tsx',
  says: { where: 'note', text: 'messages:trial', lost: 'messages:lost.booking' },
  asksAgain: true,
  draft: 'trial',
  field: ['planningToStart', 'trial:fields.planningToStart'],
  place,
  at,
  ready: (cell) => bookTrial(cell, opener, choose),
  act: ({ t }) => press(t('trial:finish')),
  done: ({ t }) => screen.findByRole('heading', { name: t('trial:done.requested'), hidden: true }),
})
