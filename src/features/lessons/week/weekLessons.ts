import type { Listing } from '@/api/listings.ts'
import { planOf, type Described } from '@/listing/schedule/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'
import { assumedLength } from '@/listing/schedule/lessonState.ts'
import { lessonsSince } from '@/listing/schedule/lessonsOf.ts'

/** A lesson in a week; `end` is null if its length is unknown. Times are in milliseconds. */
export type WeekLesson = {
  listing: Listing
  start: number
  end: number | null
  /** Another lesson is at the same time. */
  overlaps: boolean
}

type Span = Pick<WeekLesson, 'start' | 'end'>

/** Lazily yields the lessons of a listing that start at or after a given time (milliseconds); without a plan, the lesson at startDate. */
function* startsFrom(listing: Described, from: number): Generator<Span, void> {
  const plan = planOf(listing)
  if (plan === null) {
    const start = parseDate(listing.startDate)?.getTime()
    if (start !== undefined && start >= from) yield { start, end: null }
    return
  }
  for (const { start, end } of lessonsSince(plan, from)) if (start >= from) yield { start, end }
}

/** The end of a lesson in milliseconds; assumed if its length is unknown. */
export const endOf = ({ start, end }: Span) => end ?? start + assumedLength

/** The lessons that start within a range (excluding its end), in order. A lesson across midnight counts for the day of its start. */
export function weekLessons(listings: readonly Listing[], from: number, to: number): WeekLesson[] {
  const lessons: WeekLesson[] = []
  for (const listing of listings) {
    for (const span of startsFrom(listing, from)) {
      if (span.start >= to) break
      lessons.push({ listing, ...span, overlaps: false })
    }
  }
  lessons.sort((a, b) => a.start - b.start || a.listing.title.localeCompare(b.listing.title))
  let latest: WeekLesson | undefined
  for (const lesson of lessons) {
    if (latest !== undefined && lesson.start < endOf(latest)) lesson.overlaps = latest.overlaps = true
    if (latest === undefined || endOf(lesson) > endOf(latest)) latest = lesson
  }
  return lessons
}

/** The start of the next lesson at or after a given time (milliseconds); null if unknown. */
export function nextStart(listings: readonly Listing[], from: number): number | null {
  const starts = listings.flatMap((listing) => startsFrom(listing, from).next().value?.start ?? [])
  return starts.length === 0 ? null : starts.reduce((one, other) => Math.min(one, other))
}
