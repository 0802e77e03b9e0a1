import type { Listing } from '@/api/listings.ts'
import { lessonPhase, type LessonPhase } from '@/features/classroom/lessonPhase.ts'
import { parseDate } from '@/i18n/format.ts'

const rank: Record<LessonPhase, number> = { live: 0, upcoming: 0, undated: 1, past: 2 }

/** Compares by use at a moment (milliseconds): going on or ahead, soonest first; then without a date; then past, latest first. */
export const lessonOrder = (now: number) => (a: Pick<Listing, 'startDate'>, b: Pick<Listing, 'startDate'>) => {
  const ranks = [a, b].map(({ startDate }) => rank[lessonPhase(startDate, now)]) as [number, number]
  if (ranks[0] !== ranks[1]) return ranks[0] - ranks[1]
  const [first = 0, second = 0] = [a, b].map(({ startDate }) => parseDate(startDate)?.getTime())
  return ranks[0] === rank.past ? second - first : first - second
}
