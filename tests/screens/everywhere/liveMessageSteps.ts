import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import type { Language } from '@/i18n/language.ts'
import { wordsOf, type Key } from '../../words.ts'
import type { renderApp } from '../renderApp.tsx'
import { fillRequired } from '../teaching/teachingForm.ts'
import { answered } from '../trial/trialForm.ts'
import { signUpTexts } from '../account/signupSteps.ts'
import { lazyForm, lead, letter } from '../contact/contactForms.ts'

/** Typed texts by the labels of their fields. */
type Texts = Readonly<Record<string, string>>

/** Finds and uses elements by the messages of the language. */
export function readerOf({ user, backend }: Awaited<ReturnType<typeof renderApp>>, language: Language) {
  const t = wordsOf(language)
  const fill = async (texts: Texts, labelled: (label: string) => Promise<HTMLElement>) => {
    for (const [label, value] of Object.entries(texts)) fireEvent.change(await labelled(label), { target: { value } })
  }
  const inDialog = async (title: Key, key: Key) =>
    user.click(within(await screen.findByRole('dialog', { name: t(title) })).getByRole('button', { name: t(key) }))
  return {
    language,
    t,
    user,
    backend,
    press: async (key: Key) => user.click(await screen.findByRole('button', { name: t(key) })),
    inDialog,
    sure: (key: Key) => inDialog('common:areYouSure', key),
    type: (texts: Texts, box = document.body) =>
      fill(texts, (label) => within(box).findByLabelText(label, { selector: 'input, textarea' })),
    /** Submits the form with this name. */
    send: async (key: Key, texts: Texts) => {
      const form = await lazyForm(t(key))
      await fill(texts, (label) => form.findByLabelText(label))
      await user.click(form.getByRole('button'))
    },
  }
}
export type Reader = ReturnType<typeof readerOf>

export const logIn = async ({ t, type, press }: Reader) => {
  await type({ [t('account:email')]: 'aziza@nihol.test', [t('account:password')]: 'not it' })
  await press('account:login.submit')
}

export const press = (key: Key) => (reader: Reader) => reader.press(key)

export const see = (role: string) => () => screen.findAllByRole(role)

export const typeAccount =
  (confirm?: string) =>
  ({ t, type }: Reader) =>
    type(signUpTexts(t, 'new@nihol.test', 'Nihol-123', confirm))

export const signUp = async ({ t, type, press }: Reader) => {
  await type(signUpTexts(t))
  await press('account:signup.submit')
}

export const forgot = async ({ t, type, press }: Reader) => {
  await type({ [t('account:email')]: 'aziza@nihol.test' })
  await press('account:forgot.submit')
}

export const write = ({ t, send }: Reader) => send('contact:contactForm.label', letter(t))

export const consult = ({ t, send }: Reader) => send('contact:consultation.form', lead(t))

export const contact =
  (change: (t: Reader['t']) => Texts = () => ({})) =>
  async ({ t, press, inDialog, type }: Reader) => {
    await press('site:support.callMe')
    await type({ ...lead(t), ...change(t) }, await screen.findByRole('dialog'))
    await inDialog('contact:dialog.contact.title', 'contact:dialog.contact.submit')
  }

export const book =
  (draft: object = answered, last: Key = 'trial:finish') =>
  async ({ user, t, inDialog }: Reader) => {
    await screen.findByRole('heading', { level: 1 })
    sessionStorage.setItem('draft:trial', JSON.stringify(draft))
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: t('common:nav.bookTrial') })[0]!)
    await inDialog('trial:title', last)
  }

/** Finishes a booking that fails, and then lacks an answer. */
export const bookTwice = async (reader: Reader) => {
  await book()(reader)
  await screen.findByText(reader.t('messages:trial'))
  await reader.user.click(screen.getByRole('radio', { name: reader.t('trial:sources.other') }))
  await reader.press('trial:finish')
}

export const enroll = async ({ press, t, sure }: Reader) => {
  await waitFor(() => expect(screen.getByRole('button', { name: t('classes:enroll.action') })).toBeEnabled())
  await press('classes:enroll.action')
  await sure('classes:enroll.yes')
}

export const filter = async ({ user }: Reader) => user.type(await screen.findByRole('searchbox'), 'scratch studio')

export const publish = async ({ language, press }: Reader) => {
  await fillRequired(language)
  await press('teaching:add.submit')
}

export const remove = async ({ press, sure }: Reader) => {
  await press('teaching:delete.button')
  await sure('teaching:delete.yes')
}

export const logOut = async ({ press, sure }: Reader) => {
  await press('dashboard:sidebar.logOut')
  await sure('dashboard:sidebar.logOutYes')
}

export const endSession = async ({ backend, t }: Reader) => {
  await screen.findByRole('button', { name: t('dashboard:sidebar.logOut') })
  backend.faults.add({ path: '/manual-purchase', times: 9, status: 401 })
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('button', { name: t('account:login.submit') })
}

export const loseConnection = async () => {
  await screen.findByRole('heading', { level: 1 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}
