import { screen } from '@testing-library/react'
import { en } from '../../words.ts'
import { button, put } from './accountFields.ts'
import { renderApp } from '../renderApp.tsx'

/** Opens the login page. */
export async function openLogin(address = '/login') {
  const app = await renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  const fill = (email: string, secret: string) =>
    put(app.user, { [en('account:email')]: email, [en('account:password')]: secret })
  return { ...app, fill, submit: () => app.user.click(button(en('account:login.submit'))) }
}
