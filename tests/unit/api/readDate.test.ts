// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { readDate } from '@/lib/time/readDate.ts'

vi.stubEnv('TZ', 'America/New_York')

const iso = '2026-12-01T17:00:00.000Z'
const unreadable = (value: unknown): [unknown, null] => [value, null]

it.each<[unknown, string | null]>([
  // A date with a zone is returned to the backend as it came.
  [iso, iso],
  ['2026-12-01T17:00Z', '2026-12-01T17:00Z'],
  ['2026-12-01T22:00:00+05:00', '2026-12-01T22:00:00+05:00'],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T17:00', iso],
  ['2026-12-01 17:00:00.000000', iso],
  ['2026-12-01 22:00:00+05', iso],
  ['2026-12-01T22:00:00+0500', iso],
  ['2026-12-01t17:00:00z', iso],
  ['Tue, 01 Dec 2026 17:00:00 GMT', iso],
  ['Tue Dec 01 2026 22:00:00 GMT+0500 (Uzbekistan Standard Time)', iso],
  ['Dec 1, 2026 17:00', iso],
  // Seconds, milliseconds, and the border between them.
  [1_796_144_400, iso],
  [1_796_144_400_000, iso],
  ['1796144400', iso],
  ['1796144400000', iso],
  [99_999_999_999, '5138-11-16T09:46:39.000Z'],
  [100_000_000_000, '1973-03-03T09:46:40.000Z'],
  [{ $date: iso }, iso],
  [{ $date: { $numberLong: '1796144400000' } }, iso],
  ...['', 'soon', 'Room 5', '2026-13-01T10:00Z', '2026-02-30 ab', '12/01/2026'].map(unreadable),
  ...[0, 12, -1, 1e300, null, true, [], {}].map(unreadable),
  [{ $gt: '' }, null],
  [{ $date: iso, more: 1 }, null],
])('reads %j as %s', (raw, date) => {
  expect(readDate(raw)).toBe(date)
})
