// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromLocalInput, toLocalInput } from '@/lib/time/localDateTime.ts'

const zones = ['America/New_York', 'Asia/Tashkent', 'UTC'] as const
type Zone = (typeof zones)[number]

afterEach(() => vi.unstubAllEnvs())

const inZone = <T>(zone: Zone, work: () => T): T => {
  vi.stubEnv('TZ', zone)
  return work()
}

describe('an instant converted to a form value and back', () => {
  // New York: clocks go forward on 14 March 2027 at 07:00 UTC, back on 7 November 2027 at 06:00 UTC.
  it.each<[string, Record<Zone, string>]>([
    [
      '2027-03-14T06:59:00.000Z',
      { 'America/New_York': '2027-03-14T01:59', 'Asia/Tashkent': '2027-03-14T11:59', UTC: '2027-03-14T06:59' },
    ],
    [
      '2027-03-14T07:00:00.000Z',
      { 'America/New_York': '2027-03-14T03:00', 'Asia/Tashkent': '2027-03-14T12:00', UTC: '2027-03-14T07:00' },
    ],
    [
      '2027-11-07T05:30:00.000Z',
      { 'America/New_York': '2027-11-07T01:30', 'Asia/Tashkent': '2027-11-07T10:30', UTC: '2027-11-07T05:30' },
    ],
    [
      '2027-11-07T07:00:00.000Z',
      { 'America/New_York': '2027-11-07T02:00', 'Asia/Tashkent': '2027-11-07T12:00', UTC: '2027-11-07T07:00' },
    ],
    [
      '2026-12-31T20:00:00.000Z',
      { 'America/New_York': '2026-12-31T15:00', 'Asia/Tashkent': '2027-01-01T01:00', UTC: '2026-12-31T20:00' },
    ],
  ])('%s', (instant, local) => {
    const there = Object.fromEntries(zones.map((zone) => [zone, inZone(zone, () => toLocalInput(instant))]))
    expect(there).toEqual(local)
    expect(zones.map((zone) => inZone(zone, () => fromLocalInput(local[zone])))).toEqual([instant, instant, instant])
  })

  it('formats both instants of a repeated hour alike, and reads the first', () => {
    inZone('America/New_York', () => {
      expect(toLocalInput('2027-11-07T06:30:00.000Z')).toBe('2027-11-07T01:30')
      expect(fromLocalInput('2027-11-07T01:30')).toBe('2027-11-07T05:30:00.000Z')
    })
  })

  it('moves a time in the skipped hour forward', () => {
    inZone('America/New_York', () => expect(fromLocalInput('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z'))
  })
})

describe('invalid dates', () => {
  it.each([null, undefined, '', 'next Monday', '2026-13-01'])('%s becomes an empty field', (value) =>
    expect(toLocalInput(value)).toBe(''),
  )
  it.each(['', 'half', '2026-11-21', '12026-11-21T20:30', '2026-13-41T20:30', '2026-11-21T25:00', '2026-11-21 20:30'])(
    '%s is not an instant',
    (value) => expect(fromLocalInput(value)).toBeNull(),
  )
})
