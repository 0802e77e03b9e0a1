import { vi } from 'vitest'

/** Works as in a time zone, until the end of the test. */
export const inZone = <T>(zone: string, work: () => T): T => {
  vi.stubEnv('TZ', zone)
  return work()
}
export const lesson = new Date('2026-11-21T01:30:00Z')
