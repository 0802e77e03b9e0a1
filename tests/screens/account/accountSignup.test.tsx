import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { en, uz } from '../../words.ts'
import { authorization, field, page } from './accountFields.ts'
import { dialog, openSignup } from './signupSteps.ts'

const call = ['POST', '/user/register'] as const

describe('creating an account', () => {
  // A password of any length, and unchanged.
  it.each([
    ['student', ' pass word '],
    ['teacher', 'a'],
  ] as const)('as a %s sends exactly the fields of the contract', async (role, password) => {
    const { user, fill, submit, backend } = await openSignup()
    expect(page().getByRole('radio', { name: en('account:signup.student') })).toBeChecked()
    await fill('\u00a0new@nihol.test ', password)
    await user.click(page().getByRole('radio', { name: en(`account:signup.${role}`) }))
    await submit()
    expect(await dialog()).toHaveTextContent('Your account has been created. You can now log in.')
    const sent = backend.record.to(...call)[0]!
    expect(sent.body).toEqual({ email: 'new@nihol.test', password, role, status: 'active' })
    expect(authorization(sent)).toBeNull()
  })

  /** Creates an account and presses Go to Login, with a clock for the test to advance. */
  async function leave(at: string) {
    const { fill, submit, address } = await openSignup(at)
    await fill()
    await submit()
    const goOn = await within(await dialog()).findByRole('button', { name: en('account:signup.goToLogin') })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
    fireEvent.click(goOn)
    return { address, leaving: await page().findByRole('link', { name: en('account:signup.leaving') }) }
  }

  it('opens the login page a second after Go to Login, keeping the return path and the email', async () => {
    const { address, leaving } = await leave('/signup?next=%2Fclasses')
    // Its focus is what preloads the page behind it.
    await waitFor(() => expect(leaving).toHaveFocus())
    await vi.advanceTimersByTimeAsync(500)
    expect(address()).toBe('/signup?next=%2Fclasses')
    await vi.advanceTimersByTimeAsync(600)
    vi.useRealTimers()
    await page().findByRole('heading', { level: 1, name: en('account:login.title') })
    expect(address()).toBe('/login?next=%2Fclasses')
    expect(field(en('account:email'))).toHaveValue('new@nihol.test')
    // Only the password is left to fill in.
    await waitFor(() => expect(field(en('account:password'))).toHaveFocus())
    expect(field(en('account:password'))).toHaveValue('')
  })

  it('does not redirect a person who has moved on', async () => {
    const { address } = await leave('/signup')
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: en('common:brand') }))
    await waitFor(() => expect(address()).toBe('/'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(address()).toBe('/')
  })

  it('shows a link to login, and no password, when the dialog is dismissed', async () => {
    const { user, fill, submit, address } = await openSignup()
    await fill()
    await submit()
    await dialog()
    await user.keyboard('{Escape}')
    const wayOn = await page().findByRole('link', { name: en('account:signup.goToLogin') })
    await waitFor(() => expect(wayOn).toHaveFocus())
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent(en('account:signup.doneTitle'))
    expect(screen.getByRole('main').querySelector('input')).toBeNull()
    await user.click(wayOn)
    await waitFor(() => expect(address()).toBe('/login'))
    await waitFor(() => expect(field(en('account:password'))).toHaveFocus())
  })

  it.each([
    ['no message', {}],
    ['a message that is no text', { message: { en: 'Hi' } }],
  ])('shows its own message for an answer with %s, in the current language', async (_, body) => {
    const { fill, submit, backend } = await openSignup()
    backend.faults.add({ path: '/user/register', status: 201, body })
    await fill()
    await submit()
    expect(await dialog()).toHaveTextContent(en('account:signup.doneText'))
    await changeLanguage('uz')
    const translated = screen.getByRole('dialog')
    await waitFor(() => expect(translated).toHaveTextContent(uz('account:signup.doneText')))
    expect(within(translated).getByRole('button', { name: uz('account:signup.goToLogin') })).toBeVisible()
  })
})

it('says who may register, and opens the legal documents in new tabs', async () => {
  await openSignup()
  expect(page().getByText(en('account:signup.agree'))).toBeVisible()
  for (const [name, path] of [
    [en('common:footer.terms'), '/terms'],
    [en('common:footer.privacy'), '/privacy'],
  ] as const) {
    const link = page().getByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

it('keeps the typed email for this tab, and never a password', async () => {
  const { fill } = await openSignup()
  await fill('new@nihol.test', 'Nihol-123')
  const stored = JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))
  expect(stored).toContain('new@nihol.test')
  expect(stored).not.toContain('Nihol-123')
})
