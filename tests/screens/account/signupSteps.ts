import { screen } from '@testing-library/react'
import { en } from '../../words.ts'
import { button, put } from './accountFields.ts'
import { openApp } from '../renderApp.tsx'

/** The fields of the sign-up page by their labels. */
export const signUpTexts = (t: typeof en, email = 'new@nihol.test', password = 'Nihol-123', confirm = password) => ({
  [t('account:email')]: email,
  [t('account:password')]: password,
  [t('account:confirm')]: confirm,
})

/** Opens the sign-up page. */
export async function openSignup(address = '/signup') {
  const app = await openApp(address)
  const fill = (email?: string, password?: string, confirm?: string) =>
    put(app.user, signUpTexts(en, email, password, confirm))
  return { ...app, fill, submit: () => app.user.click(button(en('account:signup.submit'))) }
}

/** The notice after the account was created. */
export const dialog = () => screen.findByRole('dialog', { name: en('account:signup.doneTitle') })
