// @vitest-environment node
import { expect, it } from 'vitest'
import { courses } from '@/content/courses.ts'
import pages from '@/i18n/en/coursePages.json'
import { agesIn } from '@/listing/schedule/agesIn.ts'

it.each(courses)('$slug: the ages on its cards match the ages in its page’s text', ({ id, ages }) => {
  const named = agesIn(pages.courses[id].audience)
  // The SAT names school years instead.
  expect(named ?? ages).toEqual(ages)
  expect(named === null).toBe(id === 'sat')
})
