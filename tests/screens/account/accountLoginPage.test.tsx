import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { password } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { button, field, openLogin, page } from './accountFields.ts'
import { renderApp } from '../renderApp.tsx'

describe('the page', () => {
  it('shows and hides the password, and marks the fields for password managers', async () => {
    const { user } = await openLogin()
    expect(field(en('account:email'))).toHaveAttribute('autocomplete', 'username')
    expect(field(en('account:password'))).toHaveAttribute('autocomplete', 'current-password')
    await user.type(field(en('account:password')), 'secret')
    expect(field(en('account:password'))).toHaveAttribute('type', 'password')
    await user.click(button(en('common:password.showPassword')))
    expect(field(en('account:password'))).toHaveAttribute('type', 'text')
    expect(page().getByText(en('common:password.isVisible'))).toHaveAttribute('role', 'status')
    await user.click(button(en('common:password.hidePassword')))
    expect(field(en('account:password'))).toHaveAttribute('type', 'password')
    expect(field(en('account:password'))).toHaveValue('secret')
  })

  it.each([
    [en('account:login.create'), '/signup', en('account:signup.title')],
    [en('account:login.forgot'), '/forgot-password', en('account:forgot.title')],
  ])('%s keeps the return path and the typed email', async (link, path, heading) => {
    const { user, address } = await openLogin('/login?next=%2Fclasses')
    await user.type(field(en('account:email')), 'aziza@nihol.test')
    await user.click(page().getByRole('link', { name: link }))
    await page().findByRole('heading', { level: 1, name: heading })
    expect(address()).toBe(`${path}?next=%2Fclasses`)
    expect(field(en('account:email'))).toHaveValue('aziza@nihol.test')
  })

  it.each(['/login', '/signup', '/forgot-password'])('%s redirects people who are signed in', async (path) => {
    const { address } = await renderApp(`${path}?next=%2Fclasses`, { as: 'aziza@nihol.test' })
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it.each([
    ['ticked', true, 'aziza@nihol.test'],
    ['not ticked', false, ''],
  ])('Remember me %s', async (_, tick, remembered) => {
    const { user, fill, submit, address } = await openLogin()
    const box = page().getByRole('checkbox', { name: en('account:login.remember') })
    expect(box).not.toBeChecked()
    expect(box).toHaveAccessibleDescription(expect.stringContaining(en('account:login.rememberHint')))
    await fill('aziza@nihol.test', password)
    if (tick) await user.click(box)
    await submit()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(localStorage.getItem('remembered_email') ?? '').toBe(remembered)

    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOut') }))
    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOutYes') }))
    await waitFor(() => expect(address()).toBe('/login'))
    await user.click(await screen.findByRole('button', { name: en('common:ok') }))
    await waitFor(() => expect(field(en('account:email'))).toHaveValue(remembered))
    expect(field(en('account:password'))).toHaveValue('')
    expect(page().getByRole<HTMLInputElement>('checkbox').checked).toBe(tick)
  })
})
