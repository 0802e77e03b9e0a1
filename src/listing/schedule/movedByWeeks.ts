import { dayNumber, isoDayOf } from '@/lib/time/calendarDays.ts'
import type { LessonPlan } from './schedule.ts'

const moved = (isoDay: string, weeks: number) => isoDayOf((dayNumber(isoDay) ?? Number.NaN) + 7 * weeks)

/** A plan some weeks later, on the same weekdays and at the same time by its own clock, also when that clock changes in between. */
export const movedByWeeks = (plan: LessonPlan, weeks: number): LessonPlan => ({
  ...plan,
  firstDay: moved(plan.firstDay, weeks),
  ends: plan.ends !== null && 'lastDay' in plan.ends ? { lastDay: moved(plan.ends.lastDay, weeks) } : plan.ends,
})
