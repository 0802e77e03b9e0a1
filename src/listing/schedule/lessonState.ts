import { lastLesson, lessonsSince, type Lesson } from './lessonsOf.ts'
import type { LessonPlan } from './schedule.ts'

/** The state of a listing. `between` has past and future lessons; `ongoing` has begun and has no known end. `next` is null during the last lesson. */
type LessonState =
  | { phase: 'noDate' }
  | { phase: 'upcoming' | 'between'; next: Lesson }
  | { phase: 'live'; lesson: Lesson; next: Lesson | null }
  | { phase: 'ongoing'; since: number }
  | { phase: 'finished'; last: Lesson }

/** The assumed length of a lesson of unknown length in calendars and conflicts, in milliseconds. */
export const assumedLength = 3_600_000
/** A lesson of unknown length ends this long after its start, in milliseconds. Longer than most lessons, so no lesson closes early. */
export const overAfter = 2 * assumedLength

/** The single lesson at a startDate (milliseconds) without a plan. */
export const assumedLesson = (startDate: number): Lesson => ({
  start: startDate,
  end: startDate + assumedLength,
  index: 0,
})

function withoutPlan(startDate: number, now: number, isOneLesson: boolean): LessonState {
  const lesson = assumedLesson(startDate)
  if (startDate > now) return { phase: 'upcoming', next: lesson }
  if (startDate + overAfter > now) return { phase: 'live', lesson, next: null }
  return isOneLesson ? { phase: 'finished', last: lesson } : { phase: 'ongoing', since: startDate }
}

/**
 * The state of a listing at a given time (all in milliseconds): by its plan, or without a plan by its startDate. A listing without a plan
 * finishes only if it `isOneLesson`.
 */
export function lessonState(
  plan: LessonPlan | null,
  startDate: number | null,
  now: number,
  isOneLesson: boolean,
): LessonState {
  if (plan === null) return startDate === null ? { phase: 'noDate' } : withoutPlan(startDate, now, isOneLesson)
  const lessons = lessonsSince(plan, now)
  const next = lessons.next().value
  if (next === undefined) {
    const last = lastLesson(plan)
    return last === null ? { phase: 'ongoing', since: startDate ?? now } : { phase: 'finished', last }
  }
  if (next.start > now) return { phase: next.index === 0 ? 'upcoming' : 'between', next }
  return { phase: 'live', lesson: next, next: lessons.next().value ?? null }
}
