import { lessonLength } from '@/features/classes/lessonLength.ts'
import { parseDate } from '@/i18n/format.ts'

export type LessonPhase = 'upcoming' | 'live' | 'undated' | 'past'

/** Where a lesson stands at a moment (milliseconds), going by its start date as the backend sent it. */
export function lessonPhase(startDate: string | null, now: number): LessonPhase {
  const start = parseDate(startDate)?.getTime()
  if (start === undefined) return 'undated'
  if (start > now) return 'upcoming'
  return start > now - lessonLength ? 'live' : 'past'
}
