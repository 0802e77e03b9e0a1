import { stateOf, type Scheduled } from '@/features/listing/listingSchedule.ts'
import { StateChip } from '@/features/listing/StateChip.tsx'
import { LessonStatus } from '@/features/classroom/LessonStatus.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** Marks the card of a lesson that is going on, and of a class or group that has begun or ended. */
export function LessonMark({ listing }: { listing: Scheduled }) {
  return stateOf(listing, useMinute()).phase === 'live' ? (
    <LessonStatus listing={listing} className="block font-semibold first-letter:uppercase" />
  ) : (
    <StateChip listing={listing} />
  )
}
