import { singleLesson } from '@/listing/conflicts/singleLesson.ts'
import { partTitle } from '@/listing/seriesPart.ts'
import { firstLesson } from '@/listing/schedule/lessonsOf.ts'
import { movedByWeeks } from '@/listing/schedule/movedByWeeks.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { startOf, type ListingValues } from './listingValues.ts'
import { repeatOf, toSchedule } from './scheduleValues.ts'

/** The form values of each lesson of a series, one per week at the same wall time; only the given values if it is no series. */
export function seriesValues<Values extends ListingValues>(values: Values): Values[] {
  const count = repeatOf(values)
  const plan = count === 0 ? null : (toSchedule(values)?.plan ?? singleLesson(startOf(values.startDate)))
  if (plan === null) return [values]
  return Array.from({ length: count }, (_, index) => ({
    ...values,
    repeat: '',
    title: partTitle({ title: values.title, number: index + 1, count }),
    startDate: toLocalInput(new Date(firstLesson(movedByWeeks(plan, index)).start).toISOString()),
  }))
}
