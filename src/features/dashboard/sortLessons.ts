import { stateOf, type Scheduled } from '@/features/listing/listingSchedule.ts'
import type { LessonState } from '@/lib/schedule/lessonState.ts'

/** What decides the place: the rank first, then the number, the smaller one before. */
function placeOf(state: LessonState): readonly [number, number] {
  switch (state.phase) {
    case 'live':
      return [0, state.lesson.start]
    case 'upcoming':
    case 'between':
      return [0, state.next.start]
    case 'ongoing':
      return [1, -state.since]
    case 'noDate':
      return [2, 0]
    case 'finished':
      return [3, -state.last.start]
  }
}

/**
 * By use at a moment (milliseconds): with a lesson going on or ahead, soonest first; then going on with nobody knows what lessons, the
 * latest start first; then without a date; then finished, latest first.
 */
export function sortLessons<One extends Scheduled>(lessons: readonly One[], now: number): One[] {
  return lessons
    .map((lesson) => ({ lesson, place: placeOf(stateOf(lesson, now)) }))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ lesson }) => lesson)
}
