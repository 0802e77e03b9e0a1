import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { button, field, page, put } from './accountFields.ts'
import { dialog, openSignup } from './signupSteps.ts'

const call = ['POST', '/user/register'] as const
const mismatch = en('messages:passwordsDontMatch')

describe('the passwords', () => {
  it('says while typing whether they match, and disables the button while they differ', async () => {
    const { user, submit, backend } = await openSignup()
    await put(user, { [en('account:email')]: 'new@nihol.test', [en('account:password')]: 'Nihol-123' })
    expect(page().queryByText(mismatch)).toBeNull()
    expect(button(en('account:signup.submit'))).toBeEnabled()

    await user.type(field(en('account:confirm')), 'Nihol-12')
    expect(page().getByText(mismatch).parentElement).toHaveRole('status')
    expect(field(en('account:confirm'))).toHaveAccessibleDescription(mismatch)
    expect(button(en('account:signup.submit'))).toBeDisabled()
    expect(button(en('account:signup.submit'))).toHaveAccessibleDescription(en('account:signup.sameTwice'))
    await user.type(field(en('account:confirm')), '{Enter}')

    await user.type(field(en('account:confirm')), '3')
    expect(page().getByText(en('account:signup.matching')).parentElement).toHaveRole('status')
    expect(page().queryByText(mismatch)).toBeNull()
    expect(button(en('account:signup.submit'))).not.toHaveAccessibleDescription()
    expect(backend.record.to(...call)).toHaveLength(0)

    await user.type(field(en('account:confirm')), ' ')
    expect(page().getByText(mismatch)).toBeVisible()
    await user.type(field(en('account:confirm')), '{Backspace}')
    await submit()
    expect(await dialog()).toBeInTheDocument()
  })

  it('treats a missing confirmation as a mismatch: one message, nothing sent', async () => {
    const { user, submit, backend } = await openSignup()
    await put(user, { [en('account:email')]: 'new@nihol.test', [en('account:password')]: 'Nihol' })
    await submit()
    expect(await page().findByText(mismatch)).toBeVisible()
    expect(field(en('account:confirm'))).toHaveFocus()
    expect(backend.record.to(...call)).toHaveLength(0)

    await user.type(field(en('account:confirm')), 'Nihol-1')
    expect(page().getAllByText(mismatch)).toHaveLength(1)
    // Changing the first password to match the second ends it, too.
    await user.type(field(en('account:password')), '-1')
    await waitFor(() => expect(page().queryByText(mismatch)).toBeNull())
    expect(page().getByText(en('account:signup.matching'))).toBeVisible()
    await submit()
    expect(await dialog()).toBeInTheDocument()
  })

  it('are measured while the first is typed', async () => {
    const { user } = await openSignup()
    await put(user, { [en('account:password')]: 'nihol123' })
    const meter = page().getByRole('meter', { name: en('account:strength.label') })
    expect(meter).toHaveAttribute('aria-valuenow', '3')
    expect(meter).toHaveAttribute('aria-valuemax', '5')
    const strength = en('account:strength.Medium')
    expect(meter).toHaveAttribute('aria-valuetext', strength)
    const words = en('account:strength.withAdvice', { strength, advice: en('account:strength.toStrong.upper') })
    expect(page().getByText(words)).toHaveAttribute('role', 'status')
    expect(field(en('account:password'))).toHaveAccessibleDescription(words)
  })

  it('are shown and hidden independently', async () => {
    const { user, fill } = await openSignup()
    await fill()
    await user.click(page().getAllByRole('button', { name: en('common:password.showPassword') })[1]!)
    expect(field(en('account:password'))).toHaveAttribute('type', 'password')
    expect(field(en('account:confirm'))).toHaveAttribute('type', 'text')
  })
})
