// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSchedule } from '@/listing/schedule/parseSchedule.ts'
import { printSchedule } from '@/listing/schedule/printSchedule.ts'
import { isoDayOf } from '@/lib/time/calendarDays.ts'
import { weekdays, type LessonPlan, type Schedule } from '@/listing/schedule/schedule.ts'
import { onItsWeekdays, scheduleProblems, startsWithPlan } from '@/listing/schedule/scheduleProblems.ts'
import { anySchedule, full, line, plan, runs } from './anySchedule.ts'

it.each<[string, Schedule]>([
  [
    'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Ages 8-12. Up to 6 children. Taught in Uzbek.',
    full,
  ],
  [
    'Lessons: every Mon, Wed and Fri, 17:00-17:50 (America/New_York), from 2026-12-02 until 2026-12-20.',
    { plan: { ...plan, weekdays: ['Mon', 'Wed', 'Fri'], ends: { lastDay: '2026-12-20' } } },
  ],
  [
    'Lessons: every Sat, 23:30-00:20 (Asia/Tashkent), from 2026-12-05.',
    {
      plan: {
        ...plan,
        weekdays: ['Sat'],
        start: '23:30',
        end: '00:20',
        zone: 'Asia/Tashkent',
        firstDay: '2026-12-05',
        ends: null,
      },
    },
  ],
  [
    'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Except 2026-12-23, 2026-12-28. Ages 6+.',
    { plan: { ...plan, freeDays: ['2026-12-23', '2026-12-28'] }, ages: { from: 6, to: null } },
  ],
  ['Lesson: 2026-12-02, 17:00-17:50 (America/New_York).', { plan: { ...plan, weekdays: [], ends: null } }],
  ['Ages 8-12.', { ages: { from: 8, to: 12 } }],
  ['Ages 6+.', { ages: { from: 6, to: null } }],
  ['Age 9.', { ages: { from: 9, to: 9 } }],
  ['Up to 1 child.', { places: 1 }],
  ['Taught in English and Uzbek.', { languages: ['English', 'Uzbek'] }],
  ['Teacher: Dilnoza Rahimova.', { teacher: { name: 'Dilnoza Rahimova' } }],
  [
    'Ages 8-12. Teacher: Oʻgʻiloy 🌱. Speaks Uzbek, English etc. Loves chess!',
    { ages: { from: 8, to: 12 }, teacher: { name: 'Oʻgʻiloy 🌱', about: 'Speaks Uzbek, English etc. Loves chess!' } },
  ],
])('the sentence %s', (text, schedule) => {
  expect(printSchedule(schedule)).toBe(text)
  expect(parseSchedule(text)).toEqual(schedule)
  expect(scheduleProblems(schedule)).toEqual([])
})

it('the sentence says nothing of an empty schedule', () => {
  expect(printSchedule({})).toBe('')
  expect(parseSchedule('')).toBeNull()
})

it('the sentence is read as what was printed', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const text = printSchedule(schedule)
      expect(parseSchedule(text)).toEqual(text === '' ? null : schedule)
    }),
    { numRuns: runs(50_000) },
  )
}, 600_000)

it.each([
  'Teacher: .',
  'Teacher: 🌱.',
  'Teacher: Dilnoza',
  'Teacher:  Dilnoza.',
  'Teacher: Dilnoza .',
  'teacher: Dilnoza.',
  'Teacher: Dilnoza. Eight years',
  'Teacher: Dilnoza. Eight  years.',
  'Teacher: Dilnoza. Lessons: 8, every Mon.',
  'Teacher: Dilnoza. At 17:00–17:50 (America/New_York).',
  `Teacher: ${'x'.repeat(61)}.`,
  `Teacher: Dilnoza. ${'x'.repeat(200)}.`,
  'Teacher: Dil\u202enoza.',
  'Teacher: Dilnoza. Taught in Uzbek',
  'Lessons: 0, every Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 1000, every Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 501, every Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 400, every Mon, 17:00-17:50 (UTC), from 2026-12-02.', // eight years
  'Lessons: 08, every Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 8, every Wed and Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon and Mon, 17:00-17:50 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:50-17:00 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:00-17:00 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon, 24:00-24:50 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon, 7:00-7:50 (UTC), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:00-17:50 (Mars/Olympus), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:00-17:50 (Asia/), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:00-17:50 (+05:00), from 2026-12-02.',
  'Lessons: 8, every Mon, 17:00-17:50 (UTC), from 2026-02-30.',
  'Lessons: 8, every Mon, 17:00-17:50 (UTC), from 2026-12-02 until 2026-12-20.',
  'Lessons: every Mon, 17:00-17:50 (UTC), from 2026-12-02 until 2026-12-01.',
  'Lessons: every Mon, 17:00-17:50 (UTC), from 2026-12-02 until 2036-12-01.',
  ...[
    '2026-12-02', // the first lesson
    '2026-12-24', // no lesson day
    '2027-02-30',
    '2026-12-23, 2026-12-23',
    '2026-12-28, 2026-12-23',
    '2026-12-23 and 2026-12-28',
    '2027-01-04', // after the last lesson
    '2026-12-07, 2026-12-09, 2026-12-14, 2026-12-16, 2026-12-21, 2026-12-23, 2026-12-24',
    '',
  ].map((days) => line.replace(' Ages', ` Except ${days}. Ages`)),
  'Lesson: 2026-12-02, 17:00-17:50 (UTC). Except 2026-12-09.',
  'Except 2026-12-23.',
  'Lessons: every Wed, 17:00-17:50 (UTC), from 2026-12-02 until 2026-12-20. Except 2026-12-23.',
  `Lessons: every ${weekdays.slice(0, -1).join(', ')} and Sun, 17:00-17:50 (UTC), from 2026-12-01. Except ${Array.from({ length: 51 }, (_, day) => isoDayOf(20_800 + day)).join(', ')}.`,
  'Ages 12-8.',
  'Ages 9-9.',
  'Ages 0-9.',
  'Age 9+.',
  'Ages 8–12.',
  'Ages 8-12',
  'Ages 8-12. ',
  ' Ages 8-12.',
  'Ages\u00a08-12.',
  'ages 8-12.',
  'Ages 8-12.Up to 6 children.',
  'Ages 8-12.  Up to 6 children.',
  'Ages 8-12. Ages 8-12.',
  'Up to 6 children. Ages 8-12.',
  'Up to 6 child.',
  'Up to 0 children.',
  'Taught in Klingon.',
  'Taught in Uzbek and English.',
  `${line} `,
  line.replace('-', '–'),
  line.replaceAll(' ', '\u00a0'),
])('the sentence is not %j', (text) => {
  expect(parseSchedule(text)).toBeNull()
})

it('scheduleProblems names what cannot be', () => {
  const broken: LessonPlan = {
    weekdays: ['Wed', 'Mon'],
    start: '25:00',
    end: '',
    zone: 'Nowhere',
    firstDay: '2026-13-01',
    ends: { count: 0 },
  }
  expect(scheduleProblems({ plan: broken, ages: { from: 9, to: 8 }, places: 0, languages: [] })).toEqual([
    'weekdays',
    'start',
    'end',
    'zone',
    'firstDay',
    'count',
    'ages',
    'places',
    'languages',
  ])
  expect(scheduleProblems({ plan: { ...plan, end: '16:50' } })).toEqual(['length'])
  expect(scheduleProblems({ plan: { ...plan, weekdays: [] } })).toEqual(['weekdays'])
  expect(scheduleProblems({ plan: { ...plan, freeDays: [] } })).toEqual(['freeDays'])
})

it.each([
  ['Mon Wed', '2026-12-02', null],
  ['Mon Wed', '2026-12-01', '2026-12-02'],
  ['Mon Wed', '2026-12-03', '2026-12-07'],
  ['Sun', '2027-12-27', '2028-01-02'],
  ['', '2026-12-01', null],
  ['Mon', '', null],
])('moves a first lesson to the next of %s: from %s to %s', (days, firstDay, fitting) => {
  const moved = onItsWeekdays({ ...plan, weekdays: days.split(' ').filter(Boolean) as never, firstDay })
  expect(moved).toEqual(fitting === null ? null : { ...moved, firstDay: fitting })
})

it('accepts a first lesson on another weekday, but not a start that was moved without it', () => {
  expect(scheduleProblems({ plan: { ...plan, firstDay: '2026-12-01' } })).toEqual([])
  expect(startsWithPlan(plan, Date.parse('2026-12-02T22:00Z'))).toBe(true)
  expect(startsWithPlan(plan, Date.parse('2026-12-02T21:00Z'))).toBe(false)
  expect(startsWithPlan(plan, null)).toBe(true)
})
