import { dayNumber, isoDayOf, minuteOfDay, weekdayOf } from '@/lib/time/calendarDays.ts'
import { mostDays, mostLessons, weekdays, type LessonPlan } from './schedule.ts'
import { instantOf } from '@/lib/time/zoneOffset.ts'

/** From `start` to `end` (milliseconds since 1970); `index` is 0 for the first lesson of its plan. */
export type Lesson = { start: number; end: number; index: number }

const day = 86_400_000
/** 2150-01-01: the end of plans without an end. */
const endOfTime = 65_744

/** The length of each lesson of a plan, in minutes. */
export const lessonMinutes = ({ start, end }: LessonPlan) =>
  ((minuteOfDay(end) ?? Number.NaN) - (minuteOfDay(start) ?? Number.NaN) + 1440) % 1440

/** The day numbers of a plan's lessons, or of its free days; a plan without an end continues for a century. */
function* planDays(
  { weekdays: chosen, firstDay, ends, freeDays = [] }: LessonPlan,
  kind: 'lesson' | 'free',
): Generator<number, void> {
  const first = dayNumber(firstDay)
  if (first === null) return
  if (kind === 'lesson') yield first
  if (chosen.length === 0) return
  const isChosen = weekdays.map((weekday) => chosen.includes(weekday))
  const free = freeDays.map(dayNumber)
  const count = ends !== null && 'count' in ends ? ends.count : Number.POSITIVE_INFINITY
  const end = ends !== null && 'lastDay' in ends ? (dayNumber(ends.lastDay) ?? first) : endOfTime
  const last = kind === 'lesson' ? end : Math.min(end, Math.max(...free.map(Number)))
  for (let next = first + 1, found = 1; next <= last && found < count; next += 1) {
    if (!isChosen[weekdayOf(next)]) continue
    const isFree = free.includes(next)
    if (!isFree) found += 1
    if (isFree === (kind === 'free')) yield next
  }
}

/** The day numbers of a plan's lessons; a plan without an end continues for a century. */
export const lessonDays = (plan: LessonPlan) => planDays(plan, 'lesson')

/** The plan with only those free days that replace a lesson: other days are dropped when its weekdays, start, or end change. */
export function withFreeDays({ freeDays, ...plan }: LessonPlan): LessonPlan {
  const kept = freeDays === undefined ? [] : Array.from(planDays({ ...plan, freeDays }, 'free'), isoDayOf)
  return kept.length === 0 ? plan : { ...plan, freeDays: kept }
}

/** The times without a lesson on the free days of a plan, in order. */
export const freeLessons = (plan: LessonPlan) =>
  (plan.freeDays ?? []).map((day) => lessonOn(plan, dayNumber(day) ?? Number.NaN, Number.NaN))

/** The wall time of a day's lesson, in milliseconds as if it were UTC. */
export const wallStart = ({ start }: LessonPlan, number: number) =>
  number * day + (minuteOfDay(start) ?? Number.NaN) * 60_000

/** The lesson of a day; every lesson has the same length, even when clocks change. */
function lessonOn(plan: LessonPlan, number: number, index: number): Lesson {
  const start = instantOf(plan.zone, wallStart(plan, number))
  return { start, end: start + lessonMinutes(plan) * 60_000, index }
}

/** Lazily yields the lessons of a plan that end after the given time (milliseconds). */
export function* lessonsSince(plan: LessonPlan, since: number): Generator<Lesson, void> {
  let index = 0
  for (const number of lessonDays(plan)) {
    // No zone is more than a day from UTC, and no lesson is longer than a day.
    if ((number + 3) * day > since) {
      const lesson = lessonOn(plan, number, index)
      if (lesson.end > since) yield lesson
    }
    index += 1
  }
}

/**
 * The lessons of a plan that end after `since` (milliseconds; by default all), in order. Plans without a scheduleProblem are complete; of a plan
 * without an end, at most 500 lessons in three years. Throws a RangeError for zones that this browser doesn't know.
 */
export function lessonsOf(plan: LessonPlan, since = Number.NEGATIVE_INFINITY): Lesson[] {
  const lessons: Lesson[] = []
  for (const lesson of lessonsSince(plan, since)) {
    if (lessons.length === mostLessons || lesson.start > (lessons[0]?.start ?? lesson.start) + (mostDays + 1) * day)
      break
    lessons.push(lesson)
  }
  return lessons
}

/** The first lesson of a plan: its startDate in the contract. */
export const firstLesson = (plan: LessonPlan) => lessonOn(plan, dayNumber(plan.firstDay) ?? Number.NaN, 0)

/** The number of lessons; null for a plan without an end. */
export function lessonCount(plan: LessonPlan): number | null {
  if (plan.weekdays.length > 0 && plan.ends === null) return null
  return [...lessonDays(plan)].length
}

/** The last lesson; null for a plan without an end. */
export function lastLesson(plan: LessonPlan): Lesson | null {
  const count = lessonCount(plan)
  return count === null ? null : lessonOn(plan, [...lessonDays(plan)].at(-1) ?? Number.NaN, count - 1)
}
