import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { answered, authorization, button, failure, field, page, pressTwice } from './accountForms.ts'
import { hold } from './hold.ts'
import { dialog, openSignup } from './signupSteps.ts'

const call = ['POST', '/user/register'] as const

afterEach(() => void vi.useRealTimers())

describe('creating an account', () => {
  it.each([
    ['Student', 'student'],
    ['Teacher', 'teacher'],
  ])('as %s sends exactly what the contract names', async (card, role) => {
    const { user, fill, submit, backend } = await openSignup()
    expect(page().getByRole('radio', { name: 'Student' })).toBeChecked()
    await fill('\u00a0new@nihol.test ', ' pass word ')
    await user.click(page().getByRole('radio', { name: card }))
    await submit()
    expect(await dialog()).toHaveTextContent('Your account has been created. You can now log in.')
    const sent = backend.record.to(...call)[0]!
    expect(sent.body).toEqual({ email: 'new@nihol.test', password: ' pass word ', role, status: 'active' })
    expect(authorization(sent)).toBeNull()
  })

  it('asks for no minimum', async () => {
    const { fill, submit } = await openSignup()
    await fill('new@nihol.test', 'a')
    await submit()
    expect(await dialog()).toBeInTheDocument()
  })

  it('goes to log-in a second after Go to Login, with the way back and the e-mail', async () => {
    const { fill, submit, address } = await openSignup('/signup?next=%2Fclasses')
    await fill()
    await submit()
    const goOn = await within(await dialog()).findByRole('button', { name: 'Go to Login' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
    fireEvent.click(goOn)
    await screen.findByText('Opening the login page…')
    await vi.advanceTimersByTimeAsync(500)
    expect(address()).toBe('/signup?next=%2Fclasses')
    await vi.advanceTimersByTimeAsync(600)
    vi.useRealTimers()
    await page().findByRole('heading', { level: 1, name: 'Log in' })
    expect(address()).toBe('/login?next=%2Fclasses')
    expect(field('Email')).toHaveValue('new@nihol.test')
  })

  it('stays where the person went meanwhile', async () => {
    const { fill, submit, address } = await openSignup()
    await fill()
    await submit()
    const goOn = await within(await dialog()).findByRole('button', { name: 'Go to Login' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
    fireEvent.click(goOn)
    await screen.findByText('Opening the login page…')
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Nihol' }))
    await waitFor(() => expect(address()).toBe('/'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(address()).toBe('/')
  })

  it('leaves a way on when the dialog is closed otherwise, and no password in the page', async () => {
    const { user, fill, submit, address } = await openSignup()
    await fill()
    await submit()
    await dialog()
    await user.keyboard('{Escape}')
    const wayOn = await page().findByRole('link', { name: 'Go to Login' })
    await waitFor(() => expect(wayOn).toHaveFocus())
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Account created')
    expect(screen.getByRole('main').querySelector('input')).toBeNull()
    await user.click(wayOn)
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it.each([
    ['no message', {}],
    ['a message that is no text', { message: { en: 'Hi' } }],
    ['null', null],
    ['words that are no JSON', 'created'],
    ['half of its JSON', '{"message": "Your acc'],
    ['an empty body', ''],
  ])('has words of its own for an answer with %s, in the language of the moment', async (_, body) => {
    const { fill, submit, backend } = await openSignup()
    backend.faults.add({ path: '/user/register', status: 201, body })
    await fill()
    await submit()
    expect(await dialog()).toHaveTextContent('Your account is ready.')
    await changeLanguage('uz')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Hisobingiz tayyor.'))
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kirish sahifasiga oʻtish' })).toBeVisible()
  })

  it('is busy until the answer, and sends once', async () => {
    const { fill, backend } = await openSignup()
    const letGo = hold('/user/register')
    await fill()
    pressTwice(button('Create Account'))
    expect(button('Creating Account...')).toBeDisabled()
    letGo()
    await dialog()
    expect(backend.record.to(...call)).toHaveLength(1)
  })

  it('opens no dialog on the page the person went on to', async () => {
    const { user, fill, submit, address } = await openSignup()
    const letGo = hold('/user/register')
    await fill()
    await submit()
    await answered(...call)
    await user.click(page().getByRole('link', { name: 'Log in' }))
    await page().findByRole('heading', { level: 1, name: 'Log in' })
    letGo()
    await user.type(field('Password'), 'still here')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/login')
  })
})

describe('what keeps an account from being created', () => {
  it('shows every empty field, the first with the focus, and sends nothing', async () => {
    const { submit, backend } = await openSignup()
    await submit()
    await waitFor(() => expect(page().getAllByText('This field is required')).toHaveLength(3))
    expect(field('Email')).toHaveFocus()
    expect(backend.record.to(...call)).toHaveLength(0)
  })

  it.each([
    ['an address that is taken', { email: 'aziza@nihol.test' }, 'An account with this email already exists'],
    ['a fault without a message', { fault: { status: 500 } }, 'Registration failed. Please try again.'],
    ['HTML from a proxy', { fault: { status: 502, body: '<p>Bad</p>', contentType: 'text/html' } }, 'Registration failed. Please try again.'],
    ['no answer', { fault: { dropConnection: true } }, 'Registration failed. Please try again.It may have gone through all the same. Try to log in before you sign up again.'],
  ])('%s: says so, keeps everything, and can be repeated', async (_, { email = 'new@nihol.test', fault }: { email?: string; fault?: object }, words) => {
    const { user, fill, submit, backend } = await openSignup()
    if (fault) backend.faults.add({ path: '/user/register', ...fault })
    await fill(email)
    await user.click(page().getByRole('radio', { name: 'Teacher' }))
    await submit()
    expect(await failure()).toHaveTextContent(words)
    expect(field('Email')).toHaveValue(email)
    expect(field('Password')).toHaveValue('Nihol-123')
    expect(field('Confirm password')).toHaveValue('Nihol-123')
    expect(page().getByRole('radio', { name: 'Teacher' })).toBeChecked()
    expect(screen.queryByRole('dialog')).toBeNull()
    if (!fault) await user.type(field('Email'), '.uz')
    await submit()
    await dialog()
  })
})

it('names who may register, and opens the documents without losing the form', async () => {
  await openSignup()
  expect(page().getByText("You are 18 or older, or the student's parent or guardian.")).toBeVisible()
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = page().getByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

it('keeps the typed e-mail on the device’s tab, and never a password', async () => {
  const { fill } = await openSignup()
  await fill('new@nihol.test', 'Nihol-123')
  const stored = [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key))).join()
  expect(stored).toContain('new@nihol.test')
  expect(stored).not.toContain('Nihol-123')
})
