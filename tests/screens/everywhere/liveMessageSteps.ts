import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import type { Fault } from '../../backend/faults.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { pictureFile } from '../teaching/teachingForm.ts'
import { answered } from '../trial/trialForm.ts'
import { type Options, readerOf } from './liveMessages.test.tsx'

export const student = 'malika@nihol.test'

export const teacher = 'rustam@nihol.test'

export const chess = listingId('class', 'chess-first-moves')

export const details = `/classdetails/${chess}/class`

export const edit = `/edit/${chess}/class`

type Reader = ReturnType<typeof readerOf>

export type Row = {
  what: string
  address: string
  as?: string
  /** The fault, installed before the first request. */
  fault?: Fault
  before?: (backend: Backend) => void
  /** The person's action; `says` is the announcement, in a live region or as the name of a dialog. */
  does: (reader: Reader) => Promise<unknown>
  says: readonly [key: string, options?: Options]
  dialog?: true
  /** Text that no live region contains: it is shown elsewhere, or outdated. */
  not?: string
}

export const lead = {
  'contact:fields.name': 'Nodira',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.email': 'nodira@misol.com',
}

export const letter = {
  'contact:fields.firstName': 'Nodira',
  'contact:fields.lastName': 'Karimova',
  'contact:fields.email': 'nodira@misol.com',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.message': 'Salom',
}

export const account = {
  'account:email': 'new@nihol.test',
  'account:password': 'Nihol-123',
  'account:confirm': 'Nihol-123',
}

export const fail = (path: string, method?: string, fault: Omit<Fault, 'path'> = { status: 500 }): Fault => ({
  path,
  times: 9,
  ...(method && { method }),
  ...fault,
})

export const logIn = async ({ type, press }: Reader) => {
  await type({ 'account:email': 'aziza@nihol.test', 'account:password': 'not it' })
  await press('account:login.submit')
}

export const signUp = async ({ type, press }: Reader) => {
  await type(account)
  await press('account:signup.submit')
}

export const forgot = async ({ type, press }: Reader) => {
  await type({ 'account:email': 'aziza@nihol.test' })
  await press('account:forgot.submit')
}

export const contact = async ({ press, inDialog, type }: Reader, texts = lead) => {
  await press('site:support.callMe')
  await type(texts, await screen.findByRole('dialog'))
  await inDialog('contact:dialog.contact.title', 'contact:dialog.contact.submit')
}

export const book = async ({ user, t, inDialog }: Reader, draft: object = answered, last = 'trial:finish') => {
  await screen.findByRole('heading', { level: 1 })
  sessionStorage.setItem('draft:trial', JSON.stringify(draft))
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: t('common:nav.bookTrial') })[0]!)
  await inDialog('trial:title', last)
}

export const enroll = async ({ user, t, sure }: Reader) => {
  await waitFor(() => expect(screen.getByRole('button', { name: t('classes:enroll.action') })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: t('classes:enroll.action') }))
  await sure('classes:enroll.yes')
}

export const publish = async ({ type, press, t, user }: Reader) => {
  await type({
    'teaching:field.title': 'Robots',
    'teaching:field.description': 'A first robot.',
    'teaching:field.link': 'https://meet.example.com/robots',
  })
  await user.upload(screen.getByLabelText(t('teaching:field.image')), pictureFile())
  await press('teaching:add.submit')
}

export const remove = async ({ press, sure }: Reader) => {
  await press('teaching:delete.button')
  await sure('teaching:delete.yes')
}
