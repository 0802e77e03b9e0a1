import { afterEach, beforeEach } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf } from '../../backend/client.ts'

/** The backend of the running test. */
export let backend: Backend
export const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
export const control = async (method: string, path: string, json?: unknown) => {
  const init =
    json === undefined
      ? { method }
      : { method, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  const answer = await backend.app.request(`/__stand-in${path}`, init)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** Gives each test of a file its own backend, whose record and faults are served. */
export function recordedBackend() {
  beforeEach(() => {
    backend = createBackend({ exposeRecord: true })
  })
  afterEach(() => backend.close())
}
