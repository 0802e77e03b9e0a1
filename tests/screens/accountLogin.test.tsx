import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { password } from '../backend/seed.ts'
import { answered, authorization, button, failure, field, page, pressTwice, put } from './accountForms.ts'
import { hold } from './hold.ts'
import { renderApp } from './renderApp.tsx'

const call = ['POST', '/user/login'] as const

async function openLogin(address = '/login', options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(address, options)
  await screen.findByRole('heading', { level: 1 })
  const fill = (email: string, secret: string) => put(app.user, { Email: email, Password: secret })
  return { ...app, fill, submit: () => app.user.click(button('Log in')) }
}

describe('logging in', () => {
  it.each([
    ['/login', '/dashboard'],
    ['/login?next=%2Fclasses%3Fq%3Dchess', '/classes?q=chess'],
    ['/login?next=%2F%2Fevil.example', '/dashboard'],
    ['/login?next=%2Fpricing', '/dashboard'],
  ])('from %s leads on to %s', async (from, to) => {
    const { fill, submit, address, backend } = await openLogin(from)
    await fill('aziza@nihol.test', password)
    await submit()
    await waitFor(() => expect(address()).toBe(to))
    expect(localStorage.getItem('access_token')).not.toBeNull()
    expect(backend.record.to(...call)).toHaveLength(1)
  })

  it('sends the e-mail without spaces around it, the password as it is, and no token', async () => {
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

  it('takes the invisible marks off an e-mail that was copied', async () => {
    const { fill, submit, address, backend } = await openLogin()
    await fill('\u202aaziza@nihol.test\u202c', password)
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to(...call).map(({ body }) => body)).toMatchObject([{ email: 'aziza@nihol.test' }])
  })

  it('is busy until the answer, and sends once', async () => {
    const { user, fill, address, backend } = await openLogin()
    const letGo = hold('/user/login')
    await fill('aziza@nihol.test', password)
    pressTwice(button('Log in'))
    await user.type(field('Password'), '{Enter}')
    expect(button('Signing in...')).toBeDisabled()
    letGo()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to(...call)).toHaveLength(1)
  })

  it('forgets a late answer once the person has gone elsewhere', async () => {
    const { user, fill, submit, address, backend } = await openLogin()
    const letGo = hold('/user/login')
    await fill('aziza@nihol.test', password)
    await submit()
    await answered(...call)
    await user.click(page().getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    letGo()
    await user.type(field('Confirm password'), 'still here')
    expect(address()).toBe('/signup')
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(backend.record.to('GET', '/user/login/access')).toHaveLength(0)
  })
})

describe('what is wrong before sending', () => {
  it.each([
    ['', '', 'Email', 'This field is required'],
    ['aziza@nihol.test', '', 'Password', 'This field is required'],
    ['aziza', 'x', 'Email', 'Enter an email like name@example.com'],
    ['aziza@nihol', 'x', 'Email', 'Enter an email like name@example.com'],
    ['aziza@ni hol.test', 'x', 'Email', 'Enter an email like name@example.com'],
  ])('e-mail %j, password %j: %s says %s', async (email, secret, wrong, words) => {
    const { fill, submit, backend } = await openLogin()
    await fill(email, secret)
    await submit()
    await waitFor(() => expect(field(wrong)).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(field(wrong)).toBeInvalid()
    expect(field(wrong)).toHaveFocus()
    expect(backend.record.to(...call)).toHaveLength(0)
  })

  it('takes any address that has the shape of one', async () => {
    const { fill, submit, backend } = await openLogin()
    await fill("o'gʻabek+class@maktab.xn--p1ai", 'x')
    await submit()
    await answered(...call)
    expect(backend.record.to(...call)[0]?.body).toMatchObject({ email: "o'gʻabek+class@maktab.xn--p1ai" })
  })
})

describe('a log-in that fails', () => {
  const fallback = 'Login failed. Please try again.'
  it.each([
    ['the wrong password', {}, 'Invalid email or password'],
    ['the server’s message', { status: 423, body: { message: '<b>Locked</b> for today' } }, '<b>Locked</b> for today'],
    ['a fault with words about the insides of the server', { status: 500, body: { message: 'E11000 duplicate key users.service.js:41' } }, `${fallback}The fault is on our side.`],
    ['HTML from a proxy', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }, fallback],
    ['too many attempts', { status: 429, body: {} }, `${fallback}Too many attempts. Wait a little and try again.`],
    ['no answer', { dropConnection: true }, `${fallback}The server did not answer. Check your connection and try again.`],
    ['an empty answer', { status: 200 }, fallback],
    ['broken JSON', { status: 200, body: '{"access_token": ' }, fallback],
    ['no token', { status: 200, body: { user: { _id: '1', role: 'student' } } }, fallback],
    ['no user', { status: 200, body: { access_token: 'x' } }, fallback],
    ['an unknown role', { status: 200, body: { access_token: 'x', user: { _id: '1', role: 'owner' } } }, fallback],
  ])('%s: says so, keeps what was typed, and can be repeated', async (_, fault, words) => {
    const { user, fill, submit, address, backend } = await openLogin()
    const wrong = Object.keys(fault).length === 0
    if (!wrong) backend.faults.add({ path: '/user/login', ...fault })
    await fill('aziza@nihol.test', wrong ? 'not it' : password)
    await submit()
    expect(await failure()).toHaveTextContent(words)
    expect(page().getAllByRole('alert')).toHaveLength(1)
    expect(field('Email')).toHaveValue('aziza@nihol.test')
    expect(field('Password')).toHaveValue(wrong ? 'not it' : password)
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(page().queryByText('Your session has ended. Please sign in again.')).toBeNull()

    if (wrong) await user.clear(field('Password'))
    if (wrong) await user.type(field('Password'), password)
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('leaves the word to the field that is found empty after it', async () => {
    const { user, fill, submit } = await openLogin()
    await fill('aziza@nihol.test', 'not it')
    await submit()
    await failure()
    await user.clear(field('Password'))
    await submit()
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription('This field is required'))
    expect(page().queryByRole('alert')).toBeNull()
  })

  it('shows the server’s words at the field they are for', async () => {
    const { fill, submit, backend } = await openLogin()
    backend.faults.add({ path: '/user/login', status: 422, body: { message: 'Look again', errors: { email: ['This address is closed'] } } })
    await fill('aziza@nihol.test', password)
    await submit()
    expect(await failure()).toHaveTextContent('Look again')
    expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining('This address is closed'))
  })

  it('speaks the reader’s language, also when that changes afterwards', async () => {
    const { user, backend } = await openLogin('/login', { language: 'uz' })
    backend.faults.add({ path: '/user/login', status: 500 })
    await put(user, { 'Elektron pochta': 'aziza@nihol.test', Parol: password })
    await user.click(button('Kirish'))
    expect(await failure()).toHaveTextContent('Tizimga kirib boʻlmadi. Iltimos, qaytadan urinib koʻring.')
    await changeLanguage('en')
    expect(await page().findByText(fallback)).toBeVisible()
    expect(field('Email')).toHaveValue('aziza@nihol.test')
    expect(field('Password')).toHaveValue(password)
  })
})

describe('the page', () => {
  it('shows and hides the password', async () => {
    const { user } = await openLogin()
    await user.type(field('Password'), 'secret')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(field('Password')).toHaveAttribute('type', 'text')
    expect(page().getByText('Your password is visible')).toHaveAttribute('role', 'status')
    await user.click(button('Hide password'))
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveValue('secret')
  })

  it('lets password managers know the fields', async () => {
    await openLogin()
    expect(field('Email')).toHaveAttribute('autocomplete', 'username')
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it.each([
    ['Create an account', '/signup', 'Create your account'],
    ['Forgot password?', '/forgot-password', 'Forgot your password?'],
  ])('%s takes the way back and the typed e-mail along', async (link, path, heading) => {
    const { user, address } = await openLogin('/login?next=%2Fclasses')
    await user.type(field('Email'), 'aziza@nihol.test')
    await user.click(page().getByRole('link', { name: link }))
    await page().findByRole('heading', { level: 1, name: heading })
    expect(address()).toBe(`${path}?next=%2Fclasses`)
    expect(field('Email')).toHaveValue('aziza@nihol.test')
  })

  it.each(['/login', '/signup', '/forgot-password'])('%s sends on whoever is signed in', async (path) => {
    const { address } = await renderApp(`${path}?next=%2Fclasses`, { as: 'aziza@nihol.test' })
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it.each([
    ['ticked', true, 'aziza@nihol.test'],
    ['not ticked', false, ''],
  ])('Remember me %s', async (_, tick, remembered) => {
    const { user, fill, submit, address } = await openLogin()
    const box = page().getByRole('checkbox', { name: 'Remember me' })
    expect(box).not.toBeChecked()
    expect(box).toHaveAccessibleDescription(expect.stringContaining('on this device'))
    await fill('aziza@nihol.test', password)
    if (tick) await user.click(box)
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(localStorage.getItem('remembered_email') ?? '').toBe(remembered)

    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(field('Email')).toHaveValue(remembered))
    expect(field('Password')).toHaveValue('')
    expect(page().getByRole<HTMLInputElement>('checkbox').checked).toBe(tick)
  })
})
