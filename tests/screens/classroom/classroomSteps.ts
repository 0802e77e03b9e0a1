import { beforeEach, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { change as changeListing } from '../details/detailsSteps.ts'
import { main } from '../renderApp.tsx'

export const student = 'aziza@nihol.test'
export const python = listingId('group', 'python-beginners')
export const room = `/classroom/${python}/group`

export const joinButton = (name = en('classroom:join')) => main().findByRole('button', { name })

export const change = (backend: Backend, part: { link?: string; startDate?: string }) =>
  changeListing(backend, 'group', python, part)

/** Replaces `window.open` for the tests of a file; it returns null, as with noopener. */
export function watchOpen() {
  const opened = vi.spyOn(window, 'open')
  beforeEach(() => void opened.mockReset().mockReturnValue(null))
  return opened
}
