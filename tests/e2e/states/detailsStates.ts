import type { State } from './allStates.ts'
import { details, room, hostile, told, alerted, enroll } from './memberSteps.ts'

/** The catalog, the account pages, and what a student meets. */
export const detailsStates: readonly State[] = [
  { name: 'details: schedule', address: `${details('class', 'chess-first-moves')}?tab=schedule`, as: 'student' },
  { name: 'details: teacher', address: `${details('class', 'chess-first-moves')}?tab=teacher`, as: 'student' },
  {
    name: 'details whose category failed',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    before: async ({ backend }) => backend('GET', '/category', { status: 500 }),
    steps: alerted,
  },
  {
    name: 'details of a class the student is enrolled in',
    address: details('class', 'scratch-first-game'),
    as: 'student',
  },
  { name: 'details of a deleted class', address: '/classdetails/000000000000000000000000/class', as: 'student' },
  {
    name: 'details, loading',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    unsettled: true,
    before: ({ backend }) => backend('GET', '/class/*', 'hang'),
  },
  {
    name: 'details that failed',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    before: ({ backend }) => backend('GET', '/class/*', { status: 500 }),
    steps: alerted,
  },
  {
    name: 'details with a title in one long word',
    address: hostile('classdetails', 'hugeTitle'),
    as: 'hostileTeacher',
  },
  { name: 'details with a very long text', address: hostile('classdetails', 'longWords'), as: 'student' },
  { name: 'details in right-to-left text', address: hostile('classdetails', 'rightToLeft'), as: 'student' },
  { name: 'details without any text', address: hostile('classdetails', 'nullTexts'), as: 'student' },
  {
    name: 'the confirmation before enrolling',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    steps: enroll,
  },
  {
    name: 'enrolled',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    before: ({ backend }) => backend('POST', '/manual-purchase/class', { status: 201 }),
    steps: async (person) => {
      await enroll(person)
      await person.press('classes:enroll.yes', person.dialog())
      await told(person, 'classes:enroll.done')
    },
  },
  {
    name: 'enrolling that failed',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    before: ({ backend }) => backend('POST', '/manual-purchase/class', { status: 500 }),
    steps: async (person) => {
      await enroll(person)
      await person.press('classes:enroll.yes', person.dialog())
      await told(person, 'messages:enrollTitle')
    },
  },
  { name: 'the classroom of a student', address: room('class', 'scratch-first-game'), as: 'student' },
  {
    name: 'the confirmation before joining',
    address: room('class', 'scratch-first-game'),
    as: 'student',
    steps: async (person) => {
      await person.press('classroom:join')
      await told(person, 'common:areYouSure')
    },
  },
  { name: 'the classroom without an enrollment', address: room('class', 'chess-first-moves'), as: 'newcomer' },
  { name: 'a classroom with a broken link', address: hostile('classroom', 'javascriptLink'), as: 'hostileStudent' },
  { name: 'a classroom that was deleted', address: '/classroom/000000000000000000000000/class', as: 'student' },
  { name: 'a classroom of an unknown type', address: '/classroom/abc/lesson', as: 'student' },
]
