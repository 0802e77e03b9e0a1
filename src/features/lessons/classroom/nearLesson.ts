import { isFinished, lessonAhead, stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'

/** How long before a lesson the dashboard offers its meeting, and its classroom offers preparations, in milliseconds. */
export const lessonWindow = { join: 15 * 60_000, prepare: 60 * 60_000 }

/** Whether a lesson starts within the hour or is in progress (milliseconds). */
export function isNear(listing: Scheduled, now: number): boolean {
  const lesson = lessonAhead(listing, now)
  return lesson !== null && lesson.start - now <= lessonWindow.prepare
}

/** Whether the Join button stays in view on phones: while the lesson is near, and if its time is unknown. */
export const staysInView = (listing: Scheduled, now: number) =>
  isNear(listing, now) || ['ongoing', 'noDate'].includes(stateOf(listing, now).phase)

/** The time of a classroom: `early` is more than an hour before a lesson, `unknown` a group without known lessons, or no date. */
export function classroomPhase(listing: Scheduled, now: number): 'early' | 'near' | 'live' | 'over' | 'unknown' {
  const { phase } = stateOf(listing, now)
  if (isFinished(listing, now)) return 'over'
  if (phase === 'live') return 'live'
  if (lessonAhead(listing, now) === null) return 'unknown'
  return isNear(listing, now) ? 'near' : 'early'
}
