import { afterEach, beforeEach } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf, tokenOf } from '../../backend/client.ts'

export let backend: Backend
export const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
export const as = (name: string) => tokenOf(backend, `${name}@nihol.test`)

/** Calls the endpoints for browser tests. */
export async function control(method: string, path: string, json?: object) {
  const init = json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  const answer = await backend.app.request(`/__stand-in${path}`, { method, ...init })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** Gives each test of a file its own backend, which serves its record and its faults. */
export function freshBackend() {
  beforeEach(() => {
    backend = createBackend({ exposeRecord: true })
  })
  afterEach(() => backend.close())
}

export const messageOf = (body: unknown) => [(body as { message: string | string[] }).message].flat().join('. ')
