import { expect, it } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import { emptyFilter } from '@/features/filters/listingFilter.ts'
import { buildIndex, filterEntries } from '@/features/catalogue/listingIndex.ts'

const listing = (id: string, description: string): Listing => ({
  type: 'class',
  id,
  title: id,
  description,
  imageUrl: '',
  startDate: null,
  categoryId: null,
  link: '',
  price: 0,
  teacherId: null,
  isPublished: 'true',
})

const entries = buildIndex([
  listing('range', 'For ages 7 to 12.'),
  listing('uzbek', '9–12 yoshli bolalar uchun'),
  listing('open', '6+'),
  listing('older', 'For ages 13 to 16, 9 lessons'),
  listing('schedule', 'Ages 14 and up said the old text.\n\nAges 8-12.'),
  listing('grades', 'For grades 9 to 12'),
  listing('silent', 'Lesson 9 is about well–known openings'),
])
const found = (q: string) =>
  filterEntries(entries, { ...emptyFilter, q }, { now: 0, categories: [], nameOf: () => null }).map(
    (entry) => entry.listing.id,
  )

it.each(['9', '9 yosh', '9-12', '9–12', 'age 9', ' Ages 9 '])('finds the classes for a child of nine by "%s"', (q) => {
  expect(found(q)).toEqual(['range', 'uzbek', 'open', 'schedule'])
})

it.each(['0', '99', 'nine'])('takes "%s" for a word, as it is no age', (q) => {
  expect(found(q)).toEqual([])
})

it('finds a word with whatever dash it is written', () => {
  expect(found('well-known')).toEqual(['silent'])
  expect(found('well—known')).toEqual(['silent'])
})
