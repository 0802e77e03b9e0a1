import { afterEach, beforeEach, vi } from 'vitest'
import { at } from '../clockAt.ts'
import { openApp } from '../renderApp.tsx'
import { buy, student } from './dashboardSteps.ts'

const secret = 'https://meet.example.com/secret-room'

/** Stops the clock on a Tuesday in New York for the tests of a file. */
export function onTuesday() {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York')
    at('2026-12-08T15:00:00Z') // Tuesday, 10:00 AM
  })
  afterEach(() => {
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
/** The purchases of a group and a class. */
export const purchases = (groupId: unknown, classId: unknown) => [
  { _id: 'p1', isConfirmed: true, groupId },
  { _id: 'p2', isConfirmed: true, classId },
]

/** Opens the week of a student who bought both, unless `prepare` says otherwise. */
export const openWeek = (
  prepare: Parameters<typeof openApp>[2] = buy(purchases(chess, art)),
  { search = '', ...options }: Parameters<typeof openApp>[1] & { search?: string } = {},
) => openApp(`/dashboard?view=week${search}`, { as: student, ...options }, prepare)
