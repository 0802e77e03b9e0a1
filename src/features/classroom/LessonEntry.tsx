import type { Listing } from '@/api/listings.ts'
import { LessonTime } from '@/features/listing/LessonTime.tsx'
import { stateOf } from '@/features/listing/listingSchedule.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { useWakeLock } from '@/ui/browser/useWakeLock.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { CheckLink } from './CheckLink.tsx'
import { ClockNote } from './ClockNote.tsx'
import { InAppNote } from './InAppNote.tsx'
import { JoinMeeting } from './JoinMeeting.tsx'
import { isNear } from './isNear.ts'
import { LessonStatus } from './LessonStatus.tsx'

/** When the lesson starts and the way into its meeting, which on phones stays at the thumb. */
export function LessonEntry({ listing }: { listing: Listing }) {
  const url = webLink(listing.link)
  const now = useMinute()
  const near = isNear(listing, now)
  useWakeLock(near && stateOf(listing, now).phase !== 'live')
  return (
    <>
      <LessonTime listing={listing} className="rounded-[18px] border border-line bg-paper p-5 lg:bg-cream" />
      <ClockNote />
      <InAppNote />
      {near && <CheckLink listing={listing} wide />}
      {url === null ? (
        <BrokenLink listing={listing} />
      ) : (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-cream px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-10 max-lg:mb-0 lg:static lg:border-0 lg:bg-transparent lg:p-0">
          <LessonStatus
            listing={listing}
            precise
            className="mb-2 block text-center font-semibold first-letter:uppercase lg:mb-3 lg:text-left lg:text-lg"
          />
          <JoinMeeting url={url} listing={listing} />
        </div>
      )}
    </>
  )
}
