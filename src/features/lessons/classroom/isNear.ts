import { lessonAhead, stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { lessonWindow } from './lessonWindow.ts'

/** Whether a lesson starts within the hour or is going on (milliseconds). */
export function isNear(listing: Scheduled, now: number): boolean {
  const lesson = lessonAhead(listing, now)
  return lesson !== null && lesson.start - now <= lessonWindow.prepare
}

/** Whether the way into the meeting stays in view on phones: while the lesson is near, and where nobody knows when it is. */
export const staysInView = (listing: Scheduled, now: number) =>
  isNear(listing, now) || ['ongoing', 'noDate'].includes(stateOf(listing, now).phase)
