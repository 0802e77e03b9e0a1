import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ListingType } from '@/api/ids.ts'
import { listingId } from '../../backend/seed/seed.ts'
import type { Cell, Key, Place } from '../cell.ts'
import { answer, button, control, fill, here, popupOf, press } from '../pageControls.ts'
import type { Says } from './expectation.ts'
import { bookTrial, pictureFile } from './steps.ts'

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

export const types: readonly ListingType[] = ['class', 'group']

export const chosen = { class: listingId('class', 'chess-first-moves'), group: listingId('group', 'python-beginners') }

export const rustam = 'rustam@nihol.test'

export const save: Says = {
  where: 'note',
  text: 'messages:save',
  server: true,
  lost: 'messages:lost.listing',
  usual: { 404: 'messages:usual.notFound' },
}

export const upload: Says = { where: 'note', text: 'messages:upload', refused: 'messages:fault.imageRefused' }

/** The form of a new class or group, filled in. */
export async function fillListing({ t }: Cell, type: ListingType = 'class') {
  await screen.findByLabelText(t('teaching:field.title'))
  fireEvent.click(here().getByRole('radio', { name: t(`classes:type.${type}`), hidden: true }))
  fill(t('teaching:field.title'), 'Robotics by the river')
  fill(t('teaching:field.description'), 'A first robot.')
  fill(t('teaching:field.link'), 'https://meet.example.com/robots')
  fill(t('teaching:field.price'), '25')
  await choosePicture(t)
}

export async function choosePicture(t: Cell['t']) {
  fireEvent.change(control(t('teaching:field.image')), { target: { files: [pictureFile()] } })
  await here().findByRole('button', { name: t('teaching:field.imageRemove'), hidden: true })
}

export async function fillEdit({ t }: Cell) {
  await screen.findByLabelText(t('teaching:field.title'))
  fill(t('teaching:field.title'), 'A better title')
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
