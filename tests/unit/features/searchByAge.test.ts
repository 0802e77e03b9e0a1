// @vitest-environment node
import { expect, it } from 'vitest'
import { buildIndex } from '@/features/classes/catalog/listingIndex.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { subjects } from '../../backend/seed/demoListing.ts'
import { idsOf, listing } from './listingEntries.ts'

const described = (id: string, description: string) => listing(id, { description })

const entries = buildIndex([
  described('range', 'For ages 7 to 12.'),
  described('uzbek', '9–12 yoshli bolalar uchun'),
  described('open', '6+'),
  described('older', 'For ages 13 to 16, 9 lessons'),
  described('schedule', 'Ages 14 and up said the old text.\n\nAges 8-12.'),
  described('grades', 'For grades 9 to 12'),
  described('silent', 'Lesson 9 is about well–known openings'),
])
const found = (q: string) => idsOf(entries, { q }, [])

it('finds the classes for a child of nine', () => {
  expect(found('9')).toEqual(['range', 'uzbek', 'open', 'schedule'])
})

it('takes what is no age for a word', () => {
  expect(found('99')).toEqual([])
})

it('finds a word with whatever dash it is written', () => {
  expect(found('well-known')).toEqual(['silent'])
  expect(found('well—known')).toEqual(['silent'])
})

const categories = subjects.map((name) => ({ id: name, name }))
const demo = buildIndex(
  [...demoClasses, ...demoGroups].map(({ slug, title, description, subject }) => ({
    ...described(slug, description),
    title,
    categoryId: subject,
  })),
)
const ofDemo = (q: string) => idsOf(demo, { q }, categories)

it('combines a subject with an age, on the classes of the stand-in', () => {
  const atNine = ofDemo('chess 9')
  expect(atNine.length).toBeGreaterThan(0)
  expect(atNine).toEqual(ofDemo('chess').filter((id) => ofDemo('9').includes(id)))
})

it('finds both abacus subjects by matematika, on the classes of the stand-in', () => {
  const found = ofDemo('matematika').map((id) => demo.find(({ listing }) => listing.id === id)!.listing.categoryId)
  expect(found).toEqual(expect.arrayContaining(['Mental Arithmetic', 'Mental Mathematics']))
})
