import { planOf, type Scheduled } from '@/features/listing/listingSchedule.ts'
import { deviceZone } from '@/i18n/clock.ts'
import { assumedLength } from '@/lib/schedule/lessonState.ts'
import { firstLesson, lessonsOf } from '@/lib/schedule/lessonsOf.ts'
import { movedByWeeks } from '@/lib/schedule/movedByWeeks.ts'
import type { LessonPlan } from '@/lib/schedule/schedule.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { conflictsOf } from './conflictsOf.ts'

/** How far ahead a free week is looked for. */
const mostWeeks = 104
const week = 7 * 86_400_000

/** The one lesson that a startDate stands for, by this device's clock. */
function singleLesson(startDate: string | null): LessonPlan | null {
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

/**
 * The plan of a listing, moved by whole weeks to the next one in which none of its lessons has begun (`now` in milliseconds) or meets one
 * of `own`. Where every week is taken, and for a plan without an end, the next week. Null for a listing without a date.
 */
export function nextFreeWeek(listing: Scheduled, own: readonly Scheduled[], now: number): LessonPlan | null {
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
