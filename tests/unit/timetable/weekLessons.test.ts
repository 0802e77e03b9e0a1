// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toListing, type Listing } from '@/api/listings.ts'
import { nextStart, weekLessons } from '@/features/lessons/week/weekLessons.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => void vi.unstubAllEnvs())

const listing = (title: string, startDate: string, description = ''): Listing =>
  toListing({ _id: title.replaceAll(' ', '-'), title, startDate, description }, 'class')!
const chess = (lessons: string) =>
  listing('Chess', '2026-12-02T22:00:00Z', `Lessons: ${lessons}, 17:00-17:50 (America/New_York), from 2026-12-02.`)
const from = Date.parse('2026-12-07T05:00:00Z')
const to = Date.parse('2026-12-14T05:00:00Z')
const shown = (listings: Listing[]) =>
  weekLessons(listings, from, to).map(({ listing: { title }, start, end, overlaps }) => ({
    title,
    start: new Date(start).toISOString(),
    end: end && new Date(end).toISOString(),
    overlaps,
  }))

it('holds the lessons of a schedule that start in the week, and no others', () => {
  expect(shown([chess('8, every Mon and Wed')])).toEqual([
    { title: 'Chess', start: '2026-12-07T22:00:00.000Z', end: '2026-12-07T22:50:00.000Z', overlaps: false },
    { title: 'Chess', start: '2026-12-09T22:00:00.000Z', end: '2026-12-09T22:50:00.000Z', overlaps: false },
  ])
})

it('includes the first lesson of a class with no schedule or end', () => {
  expect(
    shown([
      listing('Then', '2026-12-08T15:00:00Z'),
      listing('Before', '2026-12-07T04:59:00Z'),
      listing('After', '2026-12-14T05:00:00Z'),
      listing('Never', 'soon'),
    ]),
  ).toEqual([{ title: 'Then', start: '2026-12-08T15:00:00.000Z', end: null, overlaps: false }])
})

it('counts a lesson across midnight for the week of its start', () => {
  const sunday = (first: string, startDate: string) =>
    listing('Night', startDate, `Lessons: 1, every Sun, 23:30-00:30 (America/New_York), from ${first}.`)
  expect(shown([sunday('2026-12-06', '2026-12-07T04:30:00Z')])).toEqual([])
  expect(shown([sunday('2026-12-13', '2026-12-14T04:30:00Z')])).toMatchObject([{ end: '2026-12-14T05:30:00.000Z' }])
})

it('marks every lesson that overlaps another, even within a long one', () => {
  const at = (title: string, hours: string) =>
    listing(title, `2026-12-08T${hours.slice(0, 5)}:00Z`, `Lesson: 2026-12-08, ${hours} (UTC).`)
  const marks = weekLessons(
    [
      at('a long', '15:00-18:00'),
      at('b within', '15:30-16:00'),
      at('c within', '17:00-17:30'),
      at('d after', '18:00-19:00'),
    ],
    from,
    to,
  ).map(({ overlaps }) => overlaps)
  expect(marks).toEqual([true, true, true, false])
})

it('finds the next lesson after a week', () => {
  const twice = chess('2, every Wed')
  expect(nextStart([twice], to)).toBeNull()
  expect(nextStart([twice, listing('Art', '2027-02-01T15:00:00Z')], to)).toBe(Date.parse('2027-02-01T15:00:00Z'))
  expect(nextStart([twice], from)).toBe(Date.parse('2026-12-09T22:00:00Z'))
})
