import { http } from 'msw'
import { setupServer } from 'msw/node'
import { type BackendOptions, createBackend } from './app.ts'
import { tokenOf } from './client.ts'

/** The backend of the test that runs: in memory, seeded. */
export let backend = createBackend()

export function resetBackend(options: Omit<BackendOptions, 'file' | 'exposeRecord'> = {}) {
  backend.close()
  backend = createBackend(options)
  return backend
}

/** Opens a session for a seeded account without the login form, and returns its access token. */
export const signIn = (email: string): string => tokenOf(backend, email)

export const server = setupServer(http.all('*/api/*', ({ request }) => backend.app.fetch(request)))
