import { planOf, type Described } from '@/listing/schedule/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'
import { assumedLesson } from '@/listing/schedule/lessonState.ts'
import { lessonsOf, lessonsSince, type Lesson } from '@/listing/schedule/lessonsOf.ts'
import { firstOverlap } from '@/listing/schedule/overlaps.ts'
import { mostLessons } from '@/listing/schedule/schedule.ts'

/** The lessons of a listing that are known and not over at a moment (milliseconds), in order; without a plan only the one its startDate names. */
export function lessonsAhead(listing: Described, now: number): Lesson[] {
  const plan = planOf(listing)
  if (plan !== null) return lessonsOf(plan, now)
  const start = parseDate(listing.startDate)?.getTime()
  return start === undefined ? [] : [assumedLesson(start)].filter(({ end }) => end > now)
}

/** As lessonsAhead, but no later than `to`: of thousands of listings, most of which go on for months. */
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
  /** The first lesson of the other that meets one of those asked about. */
  lesson: Lesson
}

/** Which other listings have a lesson at the same time as one of `lessons` (in order), the earliest first; each is named once. */
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
