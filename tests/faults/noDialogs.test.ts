import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../screens/renderApp.tsx'

// The file of the dialogs is gone, as after a new release or on a broken line.
vi.mock('@/ui/sweetalert.ts', () => {
  throw new Error('no such file')
})

it.each([
  ['en', 'Log out', 'Log in'],
  ['uz', 'Chiqish', 'Tizimga kirish'],
] as const)('without the code of the question, Log out logs out (%s)', async (language, press, heading) => {
  const { address } = await renderApp('/classes', { as: 'aziza@nihol.test', language })
  fireEvent.click(await screen.findByRole('button', { name: press }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(localStorage.getItem('access_token')).toBeNull()
})
