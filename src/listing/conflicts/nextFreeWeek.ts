import { planOf, type Described } from '@/listing/schedule/listingSchedule.ts'
import { firstLesson, lessonsOf } from '@/listing/schedule/lessonsOf.ts'
import { movedByWeeks } from '@/listing/schedule/movedByWeeks.ts'
import type { LessonPlan } from '@/listing/schedule/schedule.ts'
import { conflictsOf } from './conflictsOf.ts'
import { singleLesson } from './singleLesson.ts'

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
