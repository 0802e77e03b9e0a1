// @vitest-environment node
import { expect, it } from 'vitest'
import { zoneOffset } from '@/lib/time/zoneOffset.ts'
import { clockShift } from '@/lib/time/clockShift.ts'

const clockOf = (zone: string) => (instant: number) => zoneOffset(zone, instant)
const tashkent = clockOf('Asia/Tashkent')
const newYork = clockOf('America/New_York')
const berlin = clockOf('Europe/Berlin')
const hour = 3_600_000
const at = Date.parse

it('is the time at which a clock in the USA changes, and an hour later in Tashkent', () => {
  const change = at('2026-11-01T06:00:00Z')
  expect(clockShift(tashkent, newYork, at('2026-10-19T12:00:00Z'), 14)).toEqual({ at: change, by: hour })
  expect(clockShift(newYork, tashkent, at('2026-10-19T12:00:00Z'), 14)).toEqual({ at: change, by: -hour })
  expect(clockShift(tashkent, newYork, change - 60_000, 14)).toEqual({ at: change, by: hour })
  expect(clockShift(tashkent, newYork, at('2027-03-10T12:00:00Z'), 14)).toEqual({
    at: at('2027-03-14T07:00:00Z'),
    by: -hour,
  })
})

it('is none outside the two weeks before it', () => {
  const change = at('2026-11-01T06:00:00Z')
  expect(clockShift(tashkent, newYork, change - 14 * 24 * hour - 60_000, 14)).toBeNull()
  expect(clockShift(tashkent, newYork, change - 14 * 24 * hour, 14)).not.toBeNull()
  expect(clockShift(tashkent, newYork, change, 14)).toBeNull()
})

it('is found where both clocks change within the two weeks', () => {
  expect(clockShift(berlin, newYork, at('2026-10-20T12:00:00Z'), 14)).toEqual({
    at: at('2026-10-25T01:00:00Z'),
    by: -hour,
  })
})
