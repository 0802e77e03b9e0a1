// @vitest-environment node
import { expect, it } from 'vitest'
import { isNear, staysInView } from '@/features/lessons/classroom/nearLesson.ts'

const minute = 60_000
const start = Date.parse('2026-12-02T22:00:00.000Z')
const plan = 'Lessons: 2, every Wed, 17:00-17:50 (America/New_York), from 2026-12-02.'
const group = { type: 'group', title: 'Chess' } as const
const lesson = { ...group, description: plan, startDate: '2026-12-02T22:00:00.000Z' }

it.each([
  ['a day before', -24 * 60, false],
  ['61 minutes before', -61, false],
  ['an hour before', -60, true],
  ['while it is going on', 30, true],
  ['between two lessons', 120, false],
  ['after the last', 8 * 24 * 60, false],
])('knows whether the way into a meeting stays in view %s', (_when, after, stays) => {
  expect(isNear(lesson, start + after * minute)).toBe(stays)
  expect(staysInView(lesson, start + after * minute)).toBe(stays)
})

it.each([
  ['none', null],
  ['one long past and no end', '2026-11-01T22:00:00.000Z'],
])('has it stay in view where the date is %s', (_date, startDate) => {
  expect(isNear({ ...group, description: '', startDate }, start)).toBe(false)
  expect(staysInView({ ...group, description: '', startDate }, start)).toBe(true)
})
