import { dayNumber, isoDayOf } from '@/lib/time/calendarDays.ts'
import type { LessonPlan } from './schedule.ts'

const moved = (isoDay: string, weeks: number) => isoDayOf((dayNumber(isoDay) ?? Number.NaN) + 7 * weeks)

/** A plan moved by some weeks, on the same weekdays and at the same wall time, even if the clock changes in between. */
export const movedByWeeks = (plan: LessonPlan, weeks: number): LessonPlan => ({
  ...plan,
  firstDay: moved(plan.firstDay, weeks),
  ends: plan.ends !== null && 'lastDay' in plan.ends ? { lastDay: moved(plan.ends.lastDay, weeks) } : plan.ends,
})
