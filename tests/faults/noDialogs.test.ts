import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notify } from '@/ui/dialog/dialogs.ts'
import { listingId } from '../backend/seed/seed.ts'
import { languagesOf } from '../full.ts'
import { messagesOf } from '../messages.ts'
import { renderApp } from '../screens/renderApp.tsx'

// The dialog chunk cannot be loaded, for example after a deployment: the browser's own dialogs are used.
vi.mock('@/ui/dialog/sweetalert.ts', () => {
  throw new Error('no such file')
})

const asked = vi.fn<(words: string) => boolean>()
const told = vi.fn<(words: string) => void>()
Object.assign(window, { confirm: asked, alert: told })

it.each(languagesOf(1))('deleting asks for confirmation, sends one request, and confirms it (%s)', async (language) => {
  const t = messagesOf(language)
  const id = listingId('class', 'chess-first-moves')
  const { address, backend } = await renderApp(`/edit/${id}/class`, { as: 'rustam@nihol.test', language })
  const button = await screen.findByRole('button', { name: t('teaching:delete.button') })
  asked.mockReturnValueOnce(false).mockReturnValue(true)
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringContaining(t('common:areYouSure'))))
  expect(backend.record.to('DELETE', `/class/${id}`)).toEqual([])
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(t('teaching:delete.done')))
  expect(backend.record.to('DELETE', `/class/${id}`)).toHaveLength(1)
})

it('shows our message above the server’s message', async () => {
  const words = { title: 'Xato', text: 'Oʻchirib boʻlmadi.', said: '<b>Students</b> are in it', confirm: 'OK' }
  expect(await notify(() => words)).toBe(true)
  expect(told).toHaveBeenLastCalledWith('Xato\n\nOʻchirib boʻlmadi.\n\n<b>Students</b> are in it')
})
