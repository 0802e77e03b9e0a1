import { lessonAhead, stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { lessonWindow } from './lessonWindow.ts'

/** Whether a lesson starts within the hour or is in progress (milliseconds). */
export function isNear(listing: Scheduled, now: number): boolean {
  const lesson = lessonAhead(listing, now)
  return lesson !== null && lesson.start - now <= lessonWindow.prepare
}

/** Whether the Join button stays in view on phones: while the lesson is near, and if its time is unknown. */
export const staysInView = (listing: Scheduled, now: number) =>
  isNear(listing, now) || ['ongoing', 'noDate'].includes(stateOf(listing, now).phase)
