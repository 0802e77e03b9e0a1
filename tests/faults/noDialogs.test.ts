import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { confirm, notify } from '@/ui/dialog/dialogs.ts'
import { listingId } from '../backend/seed/seed.ts'
import { languagesOf } from '../full.ts'
import { messagesOf } from '../messages.ts'
import { renderApp } from '../screens/renderApp.tsx'

// The dialog chunk cannot be loaded, for example after a deployment: the browser's own dialogs are used.
vi.mock('@/ui/dialog/sweetalert.ts', () => {
  throw new Error('no such file')
})

const asked = vi.fn<(words?: string) => boolean>()
const told = vi.fn<(words?: unknown) => void>()
Object.assign(window, { confirm: asked, alert: told })
beforeEach(() => {
  asked.mockReset().mockReturnValue(true)
  told.mockReset()
})

it.each(languagesOf(1))('logging out asks for confirmation and confirms the result (%s)', async (language) => {
  const t = messagesOf(language)
  const { address, user } = await renderApp('/classes', { as: 'aziza@nihol.test', language })
  const button = await screen.findByRole('button', { name: t('dashboard:sidebar.logOut') })
  asked.mockReturnValueOnce(false)
  await user.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(asked.mock.calls[0]![0]).toContain(t('common:areYouSure'))
  expect(localStorage.getItem('access_token')).not.toBeNull()
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('access_token')).toBeNull()
  await waitFor(() =>
    expect(told.mock.calls.map(([words]) => String(words))).toEqual([
      expect.stringContaining(t('dashboard:sidebar.loggedOut')),
    ]),
  )
  expect(screen.getByRole('heading', { level: 1, name: t('account:login.title') })).toBeVisible()
})

it('deleting asks for confirmation, sends one request and returns to the dashboard', async () => {
  const id = listingId('class', 'chess-first-moves')
  const { address, backend } = await renderApp(`/edit/${id}/class`, { as: 'rustam@nihol.test' })
  const button = await screen.findByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Deleted!'))
  expect(backend.record.to('DELETE', `/class/${id}`)).toHaveLength(1)
})

it('shows our message above the server’s message', async () => {
  expect(
    await notify(() => ({
      title: 'Xato',
      text: 'Oʻchirib boʻlmadi.',
      said: '<b>Students</b> are in it',
      confirm: 'OK',
    })),
  ).toBe(true)
  expect(told).toHaveBeenCalledWith('Xato\n\nOʻchirib boʻlmadi.\n\n<b>Students</b> are in it')
})

it.each([true, false])('returns the answer: %s', async (answer) => {
  asked.mockReturnValue(answer)
  expect(await confirm(() => ({ title: 'Are you sure?', confirm: 'Yes', cancel: 'Cancel' }))).toBe(answer)
  expect(asked).toHaveBeenCalledWith('Are you sure?')
})
