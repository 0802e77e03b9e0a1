import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { password } from '../../backend/seed/seed.ts'
import { fill, here, press } from '../pageControls.ts'
import { type Write, contact, fillLead, lead, note, openContact, told, trial, wakeForm } from './writeSteps.ts'

/** Forms of visitors. */
export const publicWrites: readonly Write[] = [
  {
    call: 'sendMail',
    body: 'any',
    ok: 201,
    request: ['POST', '/mail'],
    file: 'features/pages/contact/MessageForm.tsx',
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
    file: 'features/pages/contact/ConsultationForm.tsx',
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
    file: 'features/account/LoginPage.tsx',
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
    file: 'features/account/SignupForm.tsx',
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
    file: 'features/account/ForgotPasswordPage.tsx',
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
