import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { password } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { answered, authorization, button, failure, field, openLogin, page, pressTwice } from './accountFields.ts'
import { hold } from '../hold.ts'

const call = ['POST', '/user/login'] as const

describe('logging in', () => {
  it.each([
    ['/login', '/dashboard'],
    ['/login?next=%2Fclasses%3Fq%3Dchess', '/classes?q=chess'],
    ['/login?next=%2F%2Fevil.example', '/dashboard'],
  ])('from %s goes to %s', async (from, to) => {
    const { fill, submit, address, backend } = await openLogin(from)
    await fill('aziza@nihol.test', password)
    await submit()
    await waitFor(() => expect(address()).toBe(to))
    expect(localStorage.getItem('access_token')).not.toBeNull()
    expect(backend.record.to(...call)).toHaveLength(1)
  })

  it('trims the email, sends the password unchanged, and sends no token', async () => {
    const { fill, submit, address, backend } = await openLogin()
    const secret = '  a password with spaces '
    backend.store.users.add({ email: 'spaces@nihol.test', role: 'student', password: secret })
    await fill(' spaces@nihol.test\u00a0', secret) // the browser itself leaves no plain spaces
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    const sent = backend.record.to(...call)[0]!
    expect(sent.body).toEqual({ email: 'spaces@nihol.test', password: secret, password_confirmation: secret })
    expect(authorization(sent)).toBeNull()
  })

  it('shows a busy button until the answer, and sends one request', async () => {
    const { user, fill, address, backend } = await openLogin()
    const letGo = hold('/user/login')
    await fill('aziza@nihol.test', password)
    pressTwice(button(en('account:login.submit')))
    await user.type(field(en('account:password')), '{Enter}')
    expect(button(en('account:login.busy'))).toBeDisabled()
    letGo()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to(...call)).toHaveLength(1)
  })

  it('ignores an answer that arrives after the person has left the page', async () => {
    const { user, fill, submit, address, backend } = await openLogin()
    const letGo = hold('/user/login')
    await fill('aziza@nihol.test', password)
    await submit()
    await answered(...call)
    await user.click(page().getByRole('link', { name: en('account:login.create') }))
    await screen.findByRole('heading', { level: 1, name: en('account:signup.title') })
    letGo()
    await user.type(field(en('account:confirm')), 'still here')
    expect(address()).toBe('/signup')
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(backend.record.to('GET', '/user/login/access')).toHaveLength(0)
  })
})

it('signs in although the page crashes before the answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // React reports the crash
  const { fill, submit, address, restart } = await openLogin()
  const letGo = hold('/user/login')
  await fill('aziza@nihol.test', password)
  // As an extension of the browser may do: React fails to put the spinner there.
  button(en('account:login.submit')).replaceChildren(en('account:login.submit'))
  await submit()
  await screen.findByRole('heading', { level: 1, name: en('common:crash.title') })
  letGo()
  await waitFor(() => expect(localStorage.getItem('access_token')).not.toBeNull())
  restart('/login')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

describe('a login that fails', () => {
  it('shows a message, keeps what was typed, and can be retried', async () => {
    const { user, fill, submit, address } = await openLogin()
    await fill('aziza@nihol.test', 'not it')
    await submit()
    const alert = await failure()
    expect(alert).toHaveTextContent('Invalid email or password')
    expect(page().getAllByRole('alert')).toEqual([alert])
    const position = alert.compareDocumentPosition(button(en('account:login.submit')))
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(field(en('account:email'))).toHaveValue('aziza@nihol.test')
    expect(field(en('account:password'))).toHaveValue('not it')
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(page().queryByText(en('messages:sessionEnded'))).toBeNull()
    await user.clear(field(en('account:password')))
    await user.type(field(en('account:password')), password)
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('removes the alert when a field error replaces it', async () => {
    const { user, fill, submit } = await openLogin()
    await fill('aziza@nihol.test', 'not it')
    await submit()
    await failure()
    await user.clear(field(en('account:password')))
    await submit()
    await waitFor(() =>
      expect(field(en('account:password'))).toHaveAccessibleDescription(en('messages:empty.password')),
    )
    expect(page().queryByRole('alert')).toBeNull()
  })
})
