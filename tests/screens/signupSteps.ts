import { screen } from '@testing-library/react'
import { button, put } from './accountForms.ts'
import { renderApp } from './renderApp.tsx'

/** The sign-up page, and how to fill it in. */
export async function openSignup(address = '/signup', options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(address, options)
  await screen.findByRole('heading', { level: 1 })
  const fill = (email = 'new@nihol.test', password = 'Nihol-123', confirm = password) => put(app.user, { Email: email, Password: password, 'Confirm password': confirm })
  return { ...app, fill, submit: () => app.user.click(button('Create Account')) }
}

/** What is said once the account is there. */
export const dialog = () => screen.findByRole('dialog', { name: 'Account created' })
