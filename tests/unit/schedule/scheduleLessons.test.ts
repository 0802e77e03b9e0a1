// @vitest-environment node
/// <reference lib="esnext.temporal" />
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import {
  firstLesson,
  lastLesson,
  lessonCount,
  lessonsOf,
  lessonsSince,
  withFreeDays,
} from '@/listing/schedule/lessonsOf.ts'
import { lessonState } from '@/listing/schedule/lessonState.ts'
import { parseSchedule } from '@/listing/schedule/parseSchedule.ts'
import { weekdays, type LessonPlan } from '@/listing/schedule/schedule.ts'
import { deviceZone, isZone, zoneOffset } from '@/lib/time/zoneOffset.ts'
import { anyDay, anyPlan, plan as december, runs, zones } from './anySchedule.ts'

/** The same plan by Temporal, which Node has: it shares only the offsets of zones with the tested code. */
function byTemporal(plan: LessonPlan, most: number) {
  const lessons: { start: number; end: number; index: number }[] = []
  const last = plan.ends !== null && 'lastDay' in plan.ends ? Temporal.PlainDate.from(plan.ends.lastDay) : null
  const count = plan.ends !== null && 'count' in plan.ends ? plan.ends.count : Number.POSITIVE_INFINITY
  const [start, end] = [Temporal.PlainTime.from(plan.start), Temporal.PlainTime.from(plan.end)]
  const length = { minutes: (start.until(end).total('minutes') + 1440) % 1440 }
  for (
    let day = Temporal.PlainDate.from(plan.firstDay);
    lessons.length < Math.min(count, most);
    day = day.add({ days: 1 })
  ) {
    if (last !== null && Temporal.PlainDate.compare(day, last) > 0) break
    if (lessons.length > 0 && !plan.weekdays.includes(weekdays[day.dayOfWeek - 1]!)) continue
    if (plan.freeDays?.includes(day.toString())) continue
    const from = day.toPlainDateTime(start).toZonedDateTime(plan.zone, { disambiguation: 'compatible' })
    lessons.push({ start: from.epochMilliseconds, end: from.add(length).epochMilliseconds, index: lessons.length })
    if (plan.weekdays.length === 0) break
  }
  return lessons
}

/** The days on which a zone's clocks change forward or back, from 2026 to 2032. */
function changes(zone: string, direction: 'forward' | 'back') {
  const days: Temporal.PlainDate[] = []
  let at = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${zone}]`)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.year > 2032) return days
    if (next.offsetNanoseconds > at.offsetNanoseconds === (direction === 'forward')) days.push(next.toPlainDate())
    at = next
  }
}

function firstOf<T>(most: number, all: Generator<T, void>) {
  const found: T[] = []
  for (const each of all) if (found.push(each) === most) break
  return found
}

const iso = (...instants: number[]) => instants.map((instant) => new Date(instant).toISOString().slice(0, 16))
const monWed: LessonPlan = { ...december, firstDay: '2026-10-28', ends: { count: 4 } }
const at = Date.parse

afterEach(() => void vi.unstubAllGlobals())

for (const zone of zones) {
  for (const direction of ['forward', 'back'] as const) {
    it(`lessonsOf agrees with Temporal in ${zone} where clocks go ${direction}`, () => {
      const days = changes(zone, direction)
      const near =
        days.length === 0
          ? anyDay
          : fc
              .tuple(fc.constantFrom(...days), fc.integer({ min: -2, max: 14 }))
              .map(([day, before]) => day.subtract({ days: before }).toString())
      fc.assert(
        fc.property(anyPlan(fc.constant(zone), near), (plan) => {
          // Enough lessons to meet the change: a plan without an end has hundreds.
          const ours =
            plan.ends === null
              ? firstOf(30, lessonsSince(plan, Number.NEGATIVE_INFINITY))
              : lessonsOf(plan).slice(0, 30)
          const theirs = byTemporal(plan, 30)
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
        }),
        { numRuns: runs(10_000, 60) },
      )
    }, 600_000)
  }
}

it.each<[LessonPlan['ends'], string[], string[]]>([
  [{ count: 4 }, ['2026-11-02', '2026-11-09'], ['10-28', '11-04', '11-11', '11-16']],
  [{ lastDay: '2026-11-09' }, ['2026-11-02', '2026-11-09'], ['10-28', '11-04']],
  // The first lesson, another weekday, and a day after the last lesson are no free days.
  [{ count: 2 }, ['2026-10-28', '2026-10-30', '2026-11-04'], ['10-28', '11-02']],
])('the lessons of a plan until %j take place without %j on %j', (ends, freeDays, days) => {
  const plan = withFreeDays({ ...monWed, ends, freeDays })
  expect(iso(...lessonsOf(plan).map(({ start }) => start)).map((text) => text.slice(5, 10))).toEqual(days)
  expect(lessonCount(plan)).toBe(days.length)
  expect(lastLesson(plan)?.index).toBe(days.length - 1)
})

it('lessonsOf gives the upcoming lessons with their numbers, and three years of a plan without an end', () => {
  const endless: LessonPlan = { ...monWed, firstDay: '2020-01-01', ends: null }
  const lessons = lessonsOf(endless, at('2026-10-28T21:49Z'))
  expect(iso(lessons[0]!.start)).toEqual(['2026-10-28T21:00'])
  expect(lessons[0]!.index).toBe(356 * 2)
  expect(lessons.length).toBeLessThanOrEqual(500)
  expect(lessonsOf({ ...endless, weekdays: [...weekdays] })).toHaveLength(500)
  expect(lessonCount(endless)).toBeNull()
  expect(lastLesson(endless)).toBeNull()
})

it('lessonsOf gives the remaining lessons at any moment', () => {
  fc.assert(
    fc.property(anyPlan(), fc.nat(300), fc.nat(1440), (plan, days, minutes) => {
      fc.pre(plan.ends !== null)
      const since = at(plan.firstDay) + (days * 1440 + minutes) * 60_000
      expect(lessonsOf(plan, since)).toEqual(lessonsOf(plan).filter(({ end }) => end > since))
      expect(lessonCount(plan)).toBe(lessonsOf(plan).length)
      expect(lastLesson(plan)).toEqual(lessonsOf(plan).at(-1))
    }),
    { numRuns: runs(2000) },
  )
}, 600_000)

it.each([
  ['America/New_York', 'US/Eastern'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Australia/Lord_Howe', 'Australia/LHI'],
])('reads the offsets of %s with Temporal like %s without it', (zone, sameZone) => {
  const instants = Array.from({ length: 400 }, (_, day) => at('2026-01-01T07:30Z') + day * 86_400_000)
  const own = instants.map((instant) => zoneOffset(zone, instant))
  vi.stubGlobal('Temporal', undefined)
  // By a name that has not been looked up before.
  expect(instants.map((instant) => zoneOffset(sameZone, instant))).toEqual(own)
  expect(isZone('Mars/Base')).toBe(false)
})

it('knows the zone of the device with and without Temporal', () => {
  const own = deviceZone()
  vi.stubGlobal('Temporal', undefined)
  expect(deviceZone()).toBe(own)
})

it('reads a zone by its earlier name where only that is known', () => {
  vi.stubGlobal('Temporal', undefined)
  const { DateTimeFormat } = Intl
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function old(locale, options) {
    if (options?.timeZone === 'Europe/Kyiv') throw new RangeError()
    return new DateTimeFormat(locale, options)
  })
  const kyiv = parseSchedule('Lesson: 2026-12-01, 17:00-17:50 (Europe/Kyiv).')
  expect(iso(firstLesson(kyiv!.plan!).start)).toEqual(['2026-12-01T15:00'])
  format.mockRestore()
})

const state = (now: string) => lessonState(monWed, at('2026-10-28T21:00Z'), at(now), true)

it.each([
  ['2026-10-28T20:59Z', 'upcoming', 0],
  ['2026-10-28T21:50Z', 'between', 1],
  ['2026-11-04T22:50Z', 'between', 3],
])('lessonState at %s: %s, next is lesson %i', (now, phase, index) => {
  expect(state(now)).toMatchObject({ phase, next: { index } })
})

it('lessonState is live from the first minute of a lesson until its end', () => {
  expect(state('2026-10-28T21:00Z')).toMatchObject({ phase: 'live', lesson: { index: 0 }, next: { index: 1 } })
  expect(state('2026-11-09T22:49:59Z')).toMatchObject({ phase: 'live', lesson: { index: 3 }, next: null })
})

it('lessonState is finished after the last lesson', () => {
  expect(state('2026-11-09T22:50Z')).toMatchObject({ phase: 'finished', last: { index: 3 } })
  expect(lessonState({ ...monWed, weekdays: [], ends: null }, null, at('2026-10-28T21:50Z'), true)).toMatchObject({
    phase: 'finished',
    last: { index: 0 },
  })
})

it('lessonState never finishes without an end', () => {
  expect(lessonState({ ...monWed, ends: null }, null, at('2046-11-09T23:50Z'), true)).toMatchObject({
    phase: 'between',
  })
})

it.each([
  { minutes: -1, phase: 'upcoming' },
  { minutes: 0, phase: 'live' },
  { minutes: 119, phase: 'live' },
  { minutes: 120, phase: { group: 'ongoing', lesson: 'finished' } },
  { minutes: 1e8, phase: { group: 'ongoing', lesson: 'finished' } },
])('lessonState $minutes minutes after the start of a listing without a plan: $phase', ({ minutes, phase }) => {
  const start = at('2026-10-28T21:00Z')
  const phaseOf = (isOneLesson: boolean) => lessonState(null, start, start + minutes * 60_000, isOneLesson).phase
  const both = typeof phase === 'string' ? { group: phase, lesson: phase } : phase
  expect({ group: phaseOf(false), lesson: phaseOf(true) }).toEqual(both)
})

it('lessonState is unknown without a plan and a start', () => {
  expect(lessonState(null, null, at('2026-10-28T21:00Z'), true)).toEqual({ phase: 'noDate' })
})
