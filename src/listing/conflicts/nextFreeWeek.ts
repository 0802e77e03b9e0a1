import { deviceZone } from '@/lib/time/zoneOffset.ts'
import { dayNumber, isoDayOf } from '@/lib/time/calendarDays.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { assumedLength } from '@/listing/schedule/lessonState.ts'
import { firstLesson, lessonsOf, withFreeDays } from '@/listing/schedule/lessonsOf.ts'
import { planOf, type Described } from '@/listing/schedule/listingSchedule.ts'
import type { LessonPlan } from '@/listing/schedule/schedule.ts'
import { conflictsOf } from './conflictsOf.ts'

const moved = (isoDay: string, weeks: number) => isoDayOf((dayNumber(isoDay) ?? Number.NaN) + 7 * weeks)

/**
 * A plan moved by some weeks, on the same weekdays and at the same wall time, even if the clock changes in between. Its free days are holidays and
 * keep their dates.
 */
export const movedByWeeks = (plan: LessonPlan, weeks: number): LessonPlan =>
  withFreeDays({
    ...plan,
    firstDay: moved(plan.firstDay, weeks),
    ends: plan.ends !== null && 'lastDay' in plan.ends ? { lastDay: moved(plan.ends.lastDay, weeks) } : plan.ends,
  })

/** The single lesson at a startDate (ISO), by this device's clock; null without a date. */
export function singleLesson(startDate: string | null): LessonPlan | null {
  const start = toLocalInput(startDate)
  if (start === '') return null
  const end = toLocalInput(new Date(Date.parse(startDate!) + assumedLength).toISOString())
  return {
    weekdays: [],
    start: start.slice(11),
    end: end.slice(11),
    zone: deviceZone(),
    firstDay: start.slice(0, 10),
    ends: null,
  }
}

/** The number of weeks to search for a free week. */
const mostWeeks = 104
const week = 7 * 86_400_000

/**
 * The plan of a listing, moved by whole weeks to the next week in which none of its lessons has begun (`now` in milliseconds) or overlaps one of
 * `own`. If no week is free, or for a plan without an end, the next week. Null for a listing without a date.
 */
export function nextFreeWeek(listing: Described, own: readonly Described[], now: number): LessonPlan | null {
  const plan = planOf(listing) ?? singleLesson(listing.startDate)
  if (plan === null) return null
  let first = Math.max(1, Math.floor((now - firstLesson(plan).start) / week))
  while (firstLesson(movedByWeeks(plan, first)).start <= now) first += 1
  const isEndless = plan.weekdays.length > 0 && plan.ends === null
  for (let weeks = first; !isEndless && weeks < first + mostWeeks; weeks += 1) {
    const moved = movedByWeeks(plan, weeks)
    if (conflictsOf(lessonsOf(moved), own).length === 0) return moved
  }
  return movedByWeeks(plan, first)
}
