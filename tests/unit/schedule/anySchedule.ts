import fc from 'fast-check'
import { cleanAbout, cleanName } from '@/listing/schedule/teacher.ts'
import { anyText } from '../text/anyText.ts'
import { isoDayOf } from '@/lib/time/calendarDays.ts'
import { printSchedule } from '@/listing/schedule/printSchedule.ts'
import { withFreeDays } from '@/listing/schedule/lessonsOf.ts'
import { scheduleProblems } from '@/listing/schedule/scheduleProblems.ts'
import { fewer } from '../../full.ts'
import { teachingLanguages, weekdays, type LessonPlan, type Schedule } from '@/listing/schedule/schedule.ts'

/** A schedule, as it is and as the last line of a description. */
export const plan: LessonPlan = {
  weekdays: ['Mon', 'Wed'],
  start: '17:00',
  end: '17:50',
  zone: 'America/New_York',
  firstDay: '2026-12-02',
  ends: { count: 8 },
}
export const full: Schedule = { plan, ages: { from: 8, to: 12 }, places: 6, languages: ['Uzbek'] }
export const line = printSchedule(full)

/** Clocks that change by an hour, by half an hour, in the southern half, against the usual direction, at midnight, and never. */
export const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Dublin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Tashkent',
]

export const runs = (full: number, otherwise = 500) => fewer(full, otherwise)

const two = (n: number) => String(n).padStart(2, '0')
const timeOf = (minute: number) => `${two(Math.floor((minute % 1440) / 60))}:${two(minute % 60)}`

export const anyDay = fc.integer({ min: 10_957, max: 47_000 }).map(isoDayOf)

/** Lessons at any hour of plans that start on one of the days, most of them with free days. */
export const anyPlan = (
  zone: fc.Arbitrary<string> = fc.constantFrom(...zones),
  day: fc.Arbitrary<string> = anyDay,
): fc.Arbitrary<LessonPlan> =>
  fc
    .record({
      days: fc.subarray([...weekdays]),
      minute: fc.oneof(fc.nat(1439), fc.nat(240)),
      length: fc.integer({ min: 1, max: 480 }),
      zone,
      firstDay: day,
      end: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 1, max: 40 }).map((count) => ({ count })),
        fc.nat(200).map((days) => ({ days })),
      ),
      free: fc.uniqueArray(fc.nat(120), { maxLength: 12 }),
    })
    .map(({ days, minute, length, zone: name, firstDay, end, free }) => ({
      freeDays: free.map((after) => isoDayOf(Date.parse(firstDay) / 86_400_000 + after)),
      weekdays: days,
      start: timeOf(minute),
      end: timeOf(minute + length),
      zone: name,
      firstDay,
      ends:
        days.length === 0 || end === null
          ? null
          : 'count' in end
            ? end
            : { lastDay: isoDayOf(Date.parse(firstDay) / 86_400_000 + end.days) },
    }))
    .map(withFreeDays)

const anyAges = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.option(fc.nat(98)))
  .map(([from, more]) => ({ from, to: more === null ? null : Math.min(99, from + more) }))

const anyTeacher = fc.record({ name: anyText, about: fc.option(anyText) }).map(({ name, about }) => ({
  name: cleanName(name),
  ...(about !== null && cleanAbout(about) !== '' && { about: cleanAbout(about) }),
}))

/** Any schedule that can be saved, including the empty one. */
export const anySchedule: fc.Arbitrary<Schedule> = fc
  .record(
    {
      plan: anyPlan(),
      ages: anyAges,
      places: fc.integer({ min: 1, max: 999 }),
      languages: fc.subarray([...teachingLanguages], { minLength: 1 }),
      teacher: fc.oneof(
        anyTeacher,
        fc.constant({ name: 'Prof Dilnoza Rahimova', about: 'Ages 8-12. Taught in Uzbek.' }),
      ),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((schedule) => scheduleProblems(schedule).length === 0)
