import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'

const groups = [
  {
    _id: 'business',
    title: 'Business entrepreneurship and financial literacy',
    startDate: '2027-02-01T22:00:00.000Z',
    description: 'Lessons: 8, every Mon and Thu, 17:00-17:50 (America/New_York), from 2027-02-01.',
  },
  { _id: 'python', title: 'Python', startDate: '2027-02-04T22:30:00.000Z', description: '' },
]

/** The week of a student with lessons, two of them at the same time. */
export const weekStates: readonly State[] = [
  {
    name: 'the week of a teacher, with a second clock',
    address: '/dashboard?view=week&week=2027-02-03',
    as: 'teacher',
    before: async ({ backend }) => {
      await backend('GET', '/class/own-classes', { status: 200, body: [] })
      await backend('GET', '/group/own-groups', { status: 200, body: groups })
    },
    steps: async ({ main, w }) => {
      await main.getByRole('combobox', { name: w('timetable:clock.label') }).selectOption('Asia/Tashkent')
      await expect(main.getByRole('article')).toHaveCount(3)
    },
  },
]
