import type { Listing } from '@/api/listings.ts'
import { lessonPhase, type LessonPhase } from '@/features/classroom/lessonPhase.ts'
import { parseDate } from '@/i18n/format.ts'

const ranks: Record<LessonPhase, number> = { live: 0, upcoming: 0, undated: 1, past: 2 }

/** By use at a moment (milliseconds): going on or ahead, soonest first; then without a date; then past, latest first. */
export function sortLessons<One extends Pick<Listing, 'startDate'>>(lessons: readonly One[], now: number): One[] {
  return lessons
    .map((lesson) => ({ lesson, rank: ranks[lessonPhase(lesson.startDate, now)], start: parseDate(lesson.startDate)?.getTime() ?? 0 }))
    .sort((a, b) => a.rank - b.rank || (a.rank === ranks.past ? b.start - a.start : a.start - b.start))
    .map(({ lesson }) => lesson)
}
