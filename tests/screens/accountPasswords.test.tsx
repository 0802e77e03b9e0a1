import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, page, put } from './accountForms.ts'
import { dialog, openSignup } from './signupSteps.ts'

const call = ['POST', '/user/register'] as const
const mismatch = "Passwords don't match"

describe('the passwords', () => {
  it('says while typing whether they match, and takes no press while they differ', async () => {
    const { user, submit, backend } = await openSignup()
    await put(user, { Email: 'new@nihol.test', Password: 'Nihol-123' })
    expect(page().queryByText(mismatch)).toBeNull()
    expect(button('Create Account')).toBeEnabled()

    await user.type(field('Confirm password'), 'Nihol-12')
    expect(page().getByText(mismatch)).toHaveAttribute('role', 'status')
    expect(field('Confirm password')).toHaveAccessibleDescription(mismatch)
    expect(button('Create Account')).toBeDisabled()
    expect(button('Create Account')).toHaveAccessibleDescription('To create the account, type the same password twice.')
    await user.type(field('Confirm password'), '{Enter}')

    await user.type(field('Confirm password'), '3')
    expect(page().getByText('Passwords match')).toHaveAttribute('role', 'status')
    expect(page().queryByText(mismatch)).toBeNull()
    expect(button('Create Account')).not.toHaveAccessibleDescription()
    expect(backend.record.to(...call)).toHaveLength(0)

    await submit()
    expect(await dialog()).toBeInTheDocument()
  })

  it('are not the same with a space more', async () => {
    const { fill } = await openSignup()
    await fill('new@nihol.test', 'Nihol-123', 'Nihol-123 ')
    expect(page().getByText(mismatch)).toBeVisible()
  })

  it('a missing confirmation is a mismatch: said once, nothing sent, until it is right', async () => {
    const { user, submit, backend } = await openSignup()
    await put(user, { Email: 'new@nihol.test', Password: 'Nihol' })
    await submit()
    expect(await page().findByText(mismatch)).toBeVisible()
    expect(field('Confirm password')).toHaveFocus()
    expect(backend.record.to(...call)).toHaveLength(0)

    await user.type(field('Confirm password'), 'Nihol-1')
    expect(page().getAllByText(mismatch)).toHaveLength(1)
    // Changing the first one to the second ends it too.
    await user.type(field('Password'), '-1')
    await waitFor(() => expect(page().queryByText(mismatch)).toBeNull())
    expect(page().getByText('Passwords match')).toBeVisible()
    await submit()
    expect(await dialog()).toBeInTheDocument()
  })

  it.each([
    ['', 0, 'Weak', 'Longer is safer. Mix upper and lower case letters, digits and symbols.'],
    ['nihol', 1, 'Weak', 'Weak — use 8 characters or more'],
    ['nihol123', 3, 'Medium', 'Medium — add a capital letter to make it strong'],
    ['Nihol123', 4, 'Strong', 'Strong'],
    ['Ниҳол-123', 5, 'Strong', 'Strong'],
  ])('%j has a strength of %i: %s', async (password, score, word, words) => {
    const { user } = await openSignup()
    await put(user, { Password: password })
    const meter = page().getByRole('meter', { name: 'Password strength' })
    expect(meter).toHaveAttribute('aria-valuenow', String(score))
    expect(meter).toHaveAttribute('aria-valuemax', '5')
    expect(meter).toHaveAttribute('aria-valuetext', word)
    expect(page().getByText(words)).toHaveAttribute('role', 'status')
    expect(field('Password')).toHaveAccessibleDescription(words)
  })

  it('show and hide apart from each other', async () => {
    const { user, fill } = await openSignup()
    await fill()
    await user.click(page().getAllByRole('button', { name: 'Show password' })[1]!)
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Confirm password')).toHaveAttribute('type', 'text')
  })
})
