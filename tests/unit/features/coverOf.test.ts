// @vitest-environment node
import { expect, it } from 'vitest'
import { courses } from '@/content/courses.ts'
import { coverOf } from '@/listing/cover/coverOf.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { listingId } from '../../backend/seed/seed.ts'

const ids = [
  ...demoClasses.map(({ slug }) => listingId('class', slug)),
  ...demoGroups.map(({ slug }) => listingId('group', slug)),
]

it.each(courses.map(({ picture }) => picture))('composes the cover of %s in at least four ways', (picture) => {
  const looks = new Set(ids.map((id) => JSON.stringify(coverOf(id, picture))))
  expect(looks.size).toBeGreaterThanOrEqual(4)
  expect(new Set(ids.map((id) => coverOf(id, picture).ground)).size).toBe(4)
})

it('tells ids apart that differ in their last character, and always draws the same for one', () => {
  const alike = Array.from({ length: 10 }, (_, index) => `6920f3a1c2d4e5b60718293${index}`)
  expect(new Set(alike.map((id) => coverOf(id, 'chessPawn').ground)).size).toBeGreaterThanOrEqual(3)
  expect(coverOf(alike[0]!, 'chessPawn')).toEqual(coverOf(alike[0]!, 'chessPawn'))
})

it('has a cover for a category outside our subjects', () => {
  expect(coverOf('', 'seedling').companion).not.toBe('')
})
