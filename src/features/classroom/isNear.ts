import { lessonAhead, type Scheduled } from '@/features/listing/listingSchedule.ts'
import { lessonWindow } from './lessonWindow.ts'

/** Whether a lesson starts within the hour or is going on (milliseconds). */
export function isNear(listing: Scheduled, now: number): boolean {
  const lesson = lessonAhead(listing, now)
  return lesson !== null && lesson.start - now <= lessonWindow.prepare
}
