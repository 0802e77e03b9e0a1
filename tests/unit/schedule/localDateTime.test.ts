// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { fromLocalInput, toLocalInput } from '@/lib/time/localDateTime.ts'
import { inZone } from '../text/zones.ts'

const zones = ['America/New_York', 'Asia/Tashkent', 'UTC'] as const

afterEach(() => vi.unstubAllEnvs())

// New York: clocks go forward on 14 March 2027 at 07:00 UTC, back on 7 November 2027 at 06:00 UTC.
it.each<[string, ...local: [newYork: string, tashkent: string, utc: string]]>([
  ['2027-03-14T06:59:00.000Z', '2027-03-14T01:59', '2027-03-14T11:59', '2027-03-14T06:59'],
  ['2027-03-14T07:00:00.000Z', '2027-03-14T03:00', '2027-03-14T12:00', '2027-03-14T07:00'],
  ['2027-11-07T05:30:00.000Z', '2027-11-07T01:30', '2027-11-07T10:30', '2027-11-07T05:30'],
  ['2027-11-07T07:00:00.000Z', '2027-11-07T02:00', '2027-11-07T12:00', '2027-11-07T07:00'],
  ['2026-12-31T20:00:00.000Z', '2026-12-31T15:00', '2027-01-01T01:00', '2026-12-31T20:00'],
])('an instant is converted to a form value and back: %s', (instant, ...local) => {
  expect(zones.map((zone) => inZone(zone, () => toLocalInput(instant)))).toEqual(local)
  const back = zones.map((zone, index) => inZone(zone, () => fromLocalInput(local[index]!)))
  expect(back).toEqual([instant, instant, instant])
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

it.each([null, undefined, '', 'next Monday', '2026-13-01'])('%s becomes an empty field', (value) =>
  expect(toLocalInput(value)).toBe(''),
)
it.each(['', 'half', '2026-11-21', '12026-11-21T20:30', '2026-13-41T20:30', '2026-11-21T25:00', '2026-11-21 20:30'])(
  '%s is not an instant',
  (value) => expect(fromLocalInput(value)).toBeNull(),
)
