import { stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { LessonStatus } from '@/features/lessons/classroom/LessonStatus.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** Marks the card of a lesson in progress, and of a class or group that has begun or ended. */
export function LessonMark({ listing }: { listing: Scheduled }) {
  return stateOf(listing, useMinute()).phase === 'live' ? (
    <LessonStatus listing={listing} className="block font-semibold first-letter:uppercase" />
  ) : (
    <StateChip listing={listing} />
  )
}
