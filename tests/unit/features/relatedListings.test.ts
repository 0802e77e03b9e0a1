// @vitest-environment node
import { expect, it } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import { nextClasses } from '@/listing/nextClasses/nextClasses.ts'
import { relatedListings } from '@/features/classes/related/relatedListings.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

/** `inDays` is also what tells two listings of one title apart. */
const listing = (title: string, inDays: number, teacherId: string, categoryId = 'chess'): Listing => ({
  type: 'class',
  id: `${title} ${inDays} ${teacherId}`,
  title,
  description: 'For ages 7 to 11.',
  imageUrl: '',
  startDate: new Date(now + inDays * 86_400_000).toISOString(),
  categoryId,
  link: '',
  price: 0,
  teacherId,
  isPublished: 'true',
})

const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id)

const shown = listing('Openings', 1, 'rustam')

it('contains one lesson of a series, one class per title, and not the shown class under another date', () => {
  const { ofTeacher, similar } = relatedListings(
    [
      shown,
      listing('Openings', 8, 'rustam'),
      listing('Endgames (2/3)', 9, 'rustam', 'other'),
      listing('Endgames (1/3)', 2, 'rustam', 'other'),
      listing('Endgames (3/3)', 16, 'rustam', 'other'),
      listing('Tactics', 4, 'dilnoza'),
      listing(' tactics', 3, 'dilnoza'),
      listing('Openings', 5, 'dilnoza'),
    ],
    shown,
    now,
  )
  expect(ids(ofTeacher)).toEqual(['Endgames (1/3) 2 rustam'])
  expect(ids(similar)).toEqual([' tactics 3 dilnoza', 'Openings 5 dilnoza'])
})

it('contains three classes, first of the teacher, then similar classes', () => {
  const classes = ['A', 'B', 'C', 'D'].flatMap((title, index) => [
    listing(title, index + 2, 'rustam'),
    listing(title, index + 20, 'dilnoza'),
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
  const later = listing('Tactics', 4, 'rustam')
  const weekly: Listing = {
    ...listing('Endgames', -6, 'rustam'),
    type: 'group',
    description: 'For ages 7 to 11.\n\nLessons: every Sat, 12:00-13:00 (Europe/London), from 2026-11-14.',
  }
  expect(ids(relatedListings([shown, later, weekly], shown, now).ofTeacher)).toEqual([weekly.id, later.id])
  expect(nextClasses([later, weekly], now, 2).map(({ listing: { id } }) => id)).toEqual([weekly.id, later.id])
})

it('leaves out finished listings', () => {
  const over = listing('Tactics', -0.1, 'rustam')
  const { ofTeacher, similar } = relatedListings([shown, over, { ...over, id: 'g', type: 'group' }], shown, now)
  expect(ids([...ofTeacher, ...similar])).toEqual(['g'])
})
