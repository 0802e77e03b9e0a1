import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import type { Language } from '@/i18n/language.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { assumedLesson } from '@/listing/schedule/lessonState.ts'
import { lessonsOf, lessonsSince, type Lesson } from '@/listing/schedule/lessonsOf.ts'
import { planOf, type Described } from '@/listing/schedule/listingSchedule.ts'
import { firstOverlap } from '@/listing/schedule/overlaps.ts'
import { mostLessons } from '@/listing/schedule/schedule.ts'

/** The known lessons of a listing that end after `now` (milliseconds), in order; without a plan, only the lesson at startDate. */
export function lessonsAhead(listing: Described, now: number): Lesson[] {
  const plan = planOf(listing)
  if (plan !== null) return lessonsOf(plan, now)
  const start = parseDate(listing.startDate)?.getTime()
  return start === undefined ? [] : [assumedLesson(start)].filter(({ end }) => end > now)
}

/** Like lessonsAhead, but no later than `to`: thousands of listings may continue for months. */
function lessonsBetween(listing: Described, from: number, to: number): Lesson[] {
  const plan = planOf(listing)
  if (plan === null) return lessonsAhead(listing, from)
  const lessons: Lesson[] = []
  for (const lesson of lessonsSince(plan, from)) {
    if (lesson.start >= to || lessons.length === mostLessons) break
    lessons.push(lesson)
  }
  return lessons
}

export type Conflict<Other> = {
  other: Other
  /** The first lesson of the other listing that overlaps one of `lessons`. */
  lesson: Lesson
}

/** The other listings with a lesson at the same time as one of `lessons` (in order), earliest first, each once. */
export function conflictsOf<Other extends Described>(
  lessons: readonly Lesson[],
  others: readonly Other[],
): Conflict<Other>[] {
  const [first, last] = [lessons[0], lessons.at(-1)]
  if (first === undefined || last === undefined) return []
  return others
    .flatMap((other) => {
      const overlap = firstOverlap(lessons, lessonsBetween(other, first.start, last.end))
      return overlap === null ? [] : [{ other, lesson: overlap.other }]
    })
    .sort((a, b) => a.lesson.start - b.lesson.start)
}

/** A conflicting listing and the start of its lesson: `“Python for beginners”, Wed, Nov 18, 5:00 PM EST`. */
export const conflictWords = (
  other: Pick<Listing, 'title'>,
  lesson: Lesson,
  t: TFunction<'classes'>,
  language: Language,
) => [`“${shortTitle(listingTitle(other, t))}”`, localDateTime(new Date(lesson.start), language)].join(', ')
