import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { renderApp } from '../renderApp.tsx'
import { at } from './dashboardSteps.ts'

export const student = 'aziza@nihol.test'
const secret = 'https://meet.example.com/secret-room'

/** Stops the clock on a Tuesday in New York for the tests of a file. */
export function onTuesday() {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York')
    at('2026-12-08T15:00:00Z') // Tuesday, 10:00 AM
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'share')
  })
}

export const chess = {
  _id: 'chess',
  title: `Chess ${secret}`,
  startDate: '2026-12-02T22:00:00.000Z',
  link: secret,
  description: `Bring a board. ${secret}\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Teacher: Dilnoza Rahimova.`,
}
export const art = { _id: 'art', title: 'Art', startDate: '2026-12-09T22:30:00.000Z', link: secret, description: '' }
export const bought = [
  { _id: 'p1', isConfirmed: true, groupId: chess },
  { _id: 'p2', isConfirmed: true, classId: art },
]

/** Opens the dashboard; `prepare` runs before the first request. */
export async function open(
  search: string,
  options: Parameters<typeof renderApp>[1],
  prepare: (backend: Backend) => void = () => {},
) {
  const app = await renderApp(`/dashboard${search}`, options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}
