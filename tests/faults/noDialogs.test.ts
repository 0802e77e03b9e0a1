import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { confirm, notify } from '@/ui/dialogs.ts'
import { listingId } from '../backend/seed.ts'
import { renderApp } from '../screens/renderApp.tsx'

// The file of the dialogs is gone, as after a new release or on a broken line: the browser's own dialogs take their place.
vi.mock('@/ui/sweetalert.ts', () => {
  throw new Error('no such file')
})

const asked = vi.fn<(words?: string) => boolean>()
const told = vi.fn<(words?: unknown) => void>()
Object.assign(window, { confirm: asked, alert: told })
beforeEach(() => {
  asked.mockReset().mockReturnValue(true)
  told.mockReset()
})

it.each([
  ['en', 'Log out', 'Are you sure?', 'Logged Out', 'Log in'],
  ['uz', 'Chiqish', 'Ishonchingiz komilmi?', 'Tizimdan chiqdingiz', 'Tizimga kirish'],
] as const)('Log out asks, logs out and says so (%s)', async (language, logOut, title, done, heading) => {
  const { address, user } = await renderApp('/classes', { as: 'aziza@nihol.test', language })
  const button = await screen.findByRole('button', { name: logOut })
  asked.mockReturnValueOnce(false)
  await user.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(asked.mock.calls[0]![0]).toContain(title)
  expect(localStorage.getItem('access_token')).not.toBeNull()
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('access_token')).toBeNull()
  await waitFor(() => expect(told.mock.calls.map(([words]) => String(words))).toEqual([expect.stringContaining(done)]))
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

it('Delete asks, deletes once and leads to the dashboard', async () => {
  const id = listingId('class', 'chess-first-moves')
  const { address, backend } = await renderApp(`/edit/${id}/class`, { as: 'rustam@nihol.test' })
  const button = await screen.findByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Deleted!'))
  expect(backend.record.to('DELETE', `/class/${id}`)).toHaveLength(1)
})

it('shows our words and below them those of the server', async () => {
  expect(await notify(() => ({ title: 'Xato', text: 'Oʻchirib boʻlmadi.', said: '<b>Students</b> are in it', confirm: 'OK' }))).toBe(true)
  expect(told).toHaveBeenCalledWith('Xato\n\nOʻchirib boʻlmadi.\n\n<b>Students</b> are in it')
})

it.each([true, false])('hands on the answer: %s', async (answer) => {
  asked.mockReturnValue(answer)
  expect(await confirm(() => ({ title: 'Are you sure?', confirm: 'Yes', cancel: 'Cancel' }))).toBe(answer)
  expect(asked).toHaveBeenCalledWith('Are you sure?')
})
