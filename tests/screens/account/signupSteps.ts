import { screen } from '@testing-library/react'
import { en } from '../../words.ts'
import { button, put } from './accountFields.ts'
import { renderApp } from '../renderApp.tsx'

/** Opens the sign-up page. */
export async function openSignup(address = '/signup') {
  const app = await renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  const fill = (email = 'new@nihol.test', password = 'Nihol-123', confirm = password) =>
    put(app.user, {
      [en('account:email')]: email,
      [en('account:password')]: password,
      [en('account:confirm')]: confirm,
    })
  return { ...app, fill, submit: () => app.user.click(button(en('account:signup.submit'))) }
}

/** The notice after the account was created. */
export const dialog = () => screen.findByRole('dialog', { name: en('account:signup.doneTitle') })
