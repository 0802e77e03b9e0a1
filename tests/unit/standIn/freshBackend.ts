import { afterEach, beforeEach } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf, tokenOf } from '../../backend/client.ts'

/** The backend of the running test. */
export let backend: Backend
export const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
export const as = (name: string) => tokenOf(backend, `${name}@nihol.test`)

/** Gives each test of a file its own backend. */
export function freshBackend() {
  beforeEach(() => {
    backend = createBackend()
  })
  afterEach(() => backend.close())
}
