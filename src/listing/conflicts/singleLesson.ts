import { deviceZone } from '@/i18n/clock.ts'
import { assumedLength } from '@/listing/schedule/lessonState.ts'
import type { LessonPlan } from '@/listing/schedule/schedule.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'

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
