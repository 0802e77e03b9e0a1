// @vitest-environment node
import { expect, it } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import { nextClasses } from '@/listing/nextClasses/nextClasses.ts'
import { relatedListings } from '@/features/classes/related/relatedListings.ts'
import { inDays, listing, now } from './listingEntries.ts'

/** `days` also distinguishes two listings with one title. */
const lesson = (title: string, days: number, teacherId: string, categoryId = 'chess'): Listing =>
  listing(`${title} ${days} ${teacherId}`, {
    title,
    description: 'For ages 7 to 11.',
    startDate: inDays(days),
    categoryId,
    teacherId,
  })

const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id)

const shown = lesson('Openings', 1, 'rustam')

it('contains one lesson of a series, one class per title, and not the shown class under another date', () => {
  const { ofTeacher, similar } = relatedListings(
    [
      shown,
      lesson('Openings', 8, 'rustam'),
      lesson('Endgames (2/3)', 9, 'rustam', 'other'),
      lesson('Endgames (1/3)', 2, 'rustam', 'other'),
      lesson('Endgames (3/3)', 16, 'rustam', 'other'),
      lesson('Tactics', 4, 'dilnoza'),
      lesson(' tactics', 3, 'dilnoza'),
      lesson('Openings', 5, 'dilnoza'),
    ],
    shown,
    now,
  )
  expect(ids(ofTeacher)).toEqual(['Endgames (1/3) 2 rustam'])
  expect(ids(similar)).toEqual([' tactics 3 dilnoza', 'Openings 5 dilnoza'])
})

it('contains three classes, first of the teacher, then similar classes', () => {
  const classes = ['A', 'B', 'C', 'D'].flatMap((title, index) => [
    lesson(title, index + 2, 'rustam'),
    lesson(title, index + 20, 'dilnoza'),
  ])
  const titles = (all: readonly Listing[]) => {
    const { ofTeacher, similar } = relatedListings([shown, ...all], shown, now)
    return [ofTeacher, similar].map((listings) => listings.map(({ title }) => title))
  }
  expect(titles(classes)).toEqual([['A', 'B', 'C'], []])
  expect(
    titles(classes.slice(0, 6).filter(({ title, teacherId }) => title === 'A' || teacherId === 'dilnoza')),
  ).toEqual([['A'], ['A', 'B']])
})

it('puts a weekly group with a lesson tomorrow before a class that starts later, on every shelf', () => {
  const later = lesson('Tactics', 4, 'rustam')
  const weekly: Listing = {
    ...lesson('Endgames', -6, 'rustam'),
    type: 'group',
    description: 'For ages 7 to 11.\n\nLessons: every Sat, 12:00-13:00 (Europe/London), from 2026-11-14.',
  }
  expect(ids(relatedListings([shown, later, weekly], shown, now).ofTeacher)).toEqual([weekly.id, later.id])
  expect(nextClasses([later, weekly], now, 2).map(({ listing: { id } }) => id)).toEqual([weekly.id, later.id])
})

it('leaves out finished listings', () => {
  const over = lesson('Tactics', -0.1, 'rustam')
  const { ofTeacher, similar } = relatedListings([shown, over, { ...over, id: 'g', type: 'group' }], shown, now)
  expect(ids([...ofTeacher, ...similar])).toEqual(['g'])
})
