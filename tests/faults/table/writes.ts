import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ListingType } from '@/api/ids.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { answer, button, control, fill, here, popupOf, press, type Cell, type Key, type Place } from '../cell.ts'
import type { Says } from './expectation.ts'
import { bookTrial, fillLead, lead, openContact, pictureFile, wakeForm } from './steps.ts'

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
  /** Chooses again what cannot be kept across a log-in. */
  again?: (cell: Cell) => Promise<unknown>
}

const member = { session: true, body: 'any' } as const
const types: readonly ListingType[] = ['class', 'group']
const chosen = { class: listingId('class', 'chess-first-moves'), group: listingId('group', 'python-beginners') }
const rustam = 'rustam@nihol.test'
const save: Says = {
  where: 'note',
  text: 'messages:save',
  server: true,
  lost: 'messages:lost.listing',
  usual: { 404: 'messages:usual.notFound' },
}
const upload: Says = { where: 'note', text: 'messages:upload' }

/** The form of a new class or group, filled in. */
async function fillListing({ t }: Cell, type: ListingType = 'class') {
  await screen.findByLabelText(t('teaching:field.title'))
  fireEvent.click(here().getByRole('radio', { name: t(`classes:type.${type}`), hidden: true }))
  fill(t('teaching:field.title'), 'Robotics by the river')
  fill(t('teaching:field.description'), 'A first robot.')
  fill(t('teaching:field.link'), 'https://meet.example.com/robots')
  fill(t('teaching:field.price'), '25')
  await choosePicture(t)
}
async function choosePicture(t: Cell['t']) {
  fireEvent.change(control(t('teaching:field.image')), { target: { files: [pictureFile()] } })
  await here().findByRole('button', { name: t('teaching:field.imageRemove'), hidden: true })
}
async function fillEdit({ t }: Cell) {
  await screen.findByLabelText(t('teaching:field.title'))
  fill(t('teaching:field.title'), 'A better title')
}
const canEnrol = ({ t }: Cell) => waitFor(() => expect(button(t('classes:enrol.action'))).toBeEnabled())
const add = ({ t }: Cell) => press(t('teaching:add.submit'))
const update = ({ t }: Cell) => press(t('teaching:edit.submit'))
const told = (title: Key) => (cell: Cell) => popupOf(cell.t(title))
const note = (text: Key) => (cell: Cell) => screen.findByText(cell.t(text))
/** Starts an action and confirms it. */
const askAnd =
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
const contact = (place: string, at: string, ready: Write['ready'], submit: Key): Write => ({
  call: 'sendMail',
  body: 'any',
  ok: 201,
  request: ['POST', '/mail'],
  file: 'contact/ContactDialog.tsx',
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
const trial = (place: string, at: string, opener: Key, choose?: () => void): Write => ({
  call: 'bookTrial',
  body: 'any',
  ok: 201,
  request: ['POST', '/lesson/trial'],
  file: 'trial/TrialForm.tsx',
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

/** Forms of visitors. */
export const publicWrites: readonly Write[] = [
  {
    call: 'sendMail',
    body: 'any',
    ok: 201,
    request: ['POST', '/mail'],
    file: 'contact/MessageForm.tsx',
    place: 'the message form of the contact page',
    at: '/contact-us',
    asksAgain: true,
    draft: 'message',
    says: {
      where: 'note',
      text: { answered: 'messages:sendStatus', thrown: 'messages:send' },
      server: true,
      lost: 'messages:lost.message',
    },
    field: ['email', 'contact:fields.email'],
    ready: async ({ t }) => {
      await wakeForm(t('contact:contactForm.label'))
      for (const [label, text] of [
        ['firstName', 'Nodira'],
        ['lastName', 'Karimova'],
        ['email', lead.email],
        ['phone', lead.phone],
        ['message', 'Salom!'],
      ] as const)
        fill(t(`contact:fields.${label}`), text)
    },
    act: ({ t }) => press(t('contact:contactForm.submit')),
    done: note('contact:contactForm.success'),
  },
  contact(
    'the contact dialog',
    '/support',
    (cell) => openContact(cell, 'site:support.callMe'),
    'contact:dialog.contact.submit',
  ),
  contact(
    'the newsletter dialog of the footer',
    '/about-us',
    async (cell) => {
      fireEvent.submit((await screen.findByLabelText(cell.t('common:footer.stayUpdated'))).closest('form')!)
      await fillLead(cell)
    },
    'contact:dialog.newsletter.submit',
  ),
  contact(
    'the dialog of an upcoming course',
    '/upcoming-course/young-inventors',
    (cell) => openContact(cell, 'coursePages:upcoming.notify.button'),
    'contact:dialog.notify.submit',
  ),
  {
    call: 'sendConsultation',
    body: 'any',
    ok: 201,
    request: ['POST', '/mail'],
    file: 'contact/ConsultationForm.tsx',
    place: 'the consultation form of a course',
    at: '/courses/chess',
    asksAgain: true,
    draft: 'consultation',
    says: { where: 'note', text: 'messages:request', lost: 'messages:lost.message' },
    field: ['email', 'contact:fields.email'],
    ready: async (cell) => {
      await wakeForm(cell.t('contact:consultation.form'))
      await fillLead(cell)
    },
    act: ({ t }) => press(t('contact:consultation.submit')),
    done: note('contact:form.successMessage'),
  },
  trial('the booking of a trial lesson', '/subjects', 'site:subjectsPage.cta'),
  trial('the booking from the quick start', '/free-trial', 'site:freeTrial.confirm', () => {
    for (const group of here().getAllByRole('radiogroup', { hidden: true }))
      fireEvent.click(group.querySelector('input')!)
  }),
  {
    call: 'logIn',
    body: 'read',
    request: ['POST', '/user/login'],
    file: 'account/LoginPage.tsx',
    place: 'log-in',
    at: '/login',
    says: { where: 'note', text: 'messages:login', server: true, usual: { 404: 'messages:usual.credentials' } },
    field: ['email', 'account:email'],
    ready: async ({ t }) => {
      await screen.findByLabelText(t('account:email'))
      fill(t('account:email'), 'aziza@nihol.test')
      fill(t('account:password'), password)
    },
    act: ({ t }) => press(t('account:login.submit')),
    done: ({ address }) => waitFor(() => expect(address()).toBe('/dashboard')),
  },
  {
    call: 'register',
    body: 'any',
    request: ['POST', '/user/register'],
    file: 'account/SignupForm.tsx',
    place: 'sign-up',
    at: '/signup',
    says: {
      where: 'note',
      text: 'messages:register',
      server: true,
      lost: 'messages:lost.account',
      usual: { 409: 'messages:usual.emailTaken' },
    },
    field: ['email', 'account:email'],
    ready: async ({ t }) => {
      await screen.findByLabelText(t('account:email'))
      fill(t('account:email'), 'new@nihol.test')
      fill(t('account:password'), 'Nihol-123')
      fill(t('account:confirm'), 'Nihol-123')
      fireEvent.click(here().getByRole('radio', { name: t('account:signup.teacher'), hidden: true }))
    },
    act: ({ t }) => press(t('account:signup.submit')),
    done: told('account:signup.doneTitle'),
  },
  {
    // The server's message is not shown: it could reveal who has an account.
    call: 'forgotPassword',
    body: 'any',
    request: ['POST', '/user/forgot-password'],
    file: 'account/ForgotPasswordPage.tsx',
    place: 'forgot password',
    at: '/forgot-password',
    says: { where: 'note', text: { answered: 'messages:forgotStatus', thrown: 'messages:forgotThrown' } },
    field: ['email'],
    ready: async ({ t }) => {
      await screen.findByLabelText(t('account:email'))
      fill(t('account:email'), 'aziza@nihol.test')
    },
    act: ({ t }) => press(t('account:forgot.submit')),
    done: note('account:forgot.sent'),
  },
]

/** Forms and actions of signed-in users. */
export const memberWrites: readonly Write[] = types.flatMap((type): Write[] => [
  {
    ...member,
    call: 'enrol',
    type,
    request: ['POST', `/manual-purchase/${type}`],
    file: 'details/useEnrolment.ts',
    place: `enrolling in a ${type}`,
    at: `/classdetails/${chosen[type]}/${type}`,
    as: 'malika@nihol.test',
    says: { where: 'dialog', title: 'messages:enrolTitle', text: 'messages:enrolText', lost: 'messages:lost.listing' },
    ready: canEnrol,
    act: askAnd('classes:enrol.action', 'classes:enrol.yes'),
    done: told('classes:enrol.done'),
    // Already enrolled is a success for the student.
    but: { 409: note('classes:enrol.already') },
  },
  {
    ...member,
    call: 'createListing',
    type,
    request: ['POST', `/${type}`],
    file: 'teaching/usePublish.ts',
    place: `publishing a ${type}`,
    at: '/add-class-group',
    as: rustam,
    says: save,
    draft: 'listing:new',
    field: ['title', 'teaching:field.title'],
    ready: (cell) => fillListing(cell, type),
    act: add,
    done: told('teaching:add.done'),
  },
  {
    ...member,
    call: 'updateListing',
    type,
    request: ['PATCH', `/${type}/${chosen[type]}`],
    file: 'teaching/EditListing.tsx',
    place: `editing a ${type}`,
    at: `/edit/${chosen[type]}/${type}`,
    as: rustam,
    says: save,
    draft: `listing:${type}:${chosen[type]}`,
    field: ['title', 'teaching:field.title'],
    ready: fillEdit,
    act: update,
    done: told('teaching:edit.done'),
  },
  {
    ...member,
    call: 'deleteListing',
    type,
    request: ['DELETE', `/${type}/${chosen[type]}`],
    file: 'teaching/EditListing.tsx',
    place: `deleting a ${type}`,
    at: `/edit/${chosen[type]}/${type}`,
    as: rustam,
    says: {
      where: 'dialog',
      title: 'messages:deleteTitle',
      text: 'messages:deleteText',
      server: true,
      lost: 'messages:lost.listing',
    },
    ready: fillEdit,
    act: askAnd('teaching:delete.button', 'teaching:delete.yes'),
    done: told('teaching:delete.done'),
    // Already deleted is a success.
    but: { 404: 'succeeds' },
  },
])

export const uploads: readonly Write[] = [
  {
    ...member,
    call: 'uploadFile',
    body: 'read',
    request: ['POST', '/files'],
    file: 'listingForm/useImageUpload.ts',
    place: 'the image of a new class',
    at: '/add-class-group',
    as: rustam,
    says: upload,
    field: ['imageUrl'],
    ready: fillListing,
    act: add,
    done: told('teaching:add.done'),
    again: ({ t }) => choosePicture(t),
  },
  {
    ...member,
    call: 'uploadFile',
    body: 'read',
    request: ['POST', '/files'],
    file: 'listingForm/useImageUpload.ts',
    place: 'a new image of a group',
    at: `/edit/${chosen.group}/group`,
    as: rustam,
    says: upload,
    field: ['imageUrl'],
    act: update,
    done: told('teaching:edit.done'),
    again: ({ t }) => choosePicture(t),
    ready: async (cell) => {
      await fillEdit(cell)
      await choosePicture(cell.t)
    },
  },
]
