// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOverlap, overlaps } from '@/listing/schedule/overlaps.ts'
import { runs } from './anySchedule.ts'

it('two lessons do not overlap when one starts as the other ends', () => {
  expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false)
  expect(overlaps({ start: 10, end: 20 }, { start: 0, end: 10 })).toBe(false)
  expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true)
  expect(overlaps({ start: 0, end: 30 }, { start: 10, end: 20 })).toBe(true)
})

it('firstOverlap finds the first pair that comparing all with all finds', () => {
  const lists = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 20 })), { maxLength: 12 }).map((pairs) => {
    let end = 0
    return pairs.map(([gap, length], index) => ({ start: (end += gap), end: (end += length), index }))
  })
  fc.assert(
    fc.property(lists, lists, (some, others) => {
      const all = some.flatMap((one) => others.filter((other) => overlaps(one, other)).map((other) => ({ one, other })))
      expect(firstOverlap(some, others)).toEqual(all[0] ?? null)
    }),
    { numRuns: runs(5000) },
  )
})
