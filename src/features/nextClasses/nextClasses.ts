import type { Listing } from '@/api/listings.ts'
import { lessonAhead } from '@/features/listing/listingSchedule.ts'
import type { Lesson } from '@/lib/schedule/lessonsOf.ts'

/** How many schedules are read at most, since reading ten thousand takes seconds. Those with the latest start date are read. */
const read = 300

/** The listings whose lessons come next, the soonest first, each with that lesson. `now` is in milliseconds. */
export function nextClasses(listings: readonly Listing[], now: number, count: number) {
  return listings
    .filter(({ startDate }) => startDate !== null)
    .sort((a, b) => (a.startDate! < b.startDate! ? 1 : -1))
    .slice(0, read)
    .map((listing) => ({ listing, lesson: lessonAhead(listing, now) }))
    .filter((entry): entry is { listing: Listing; lesson: Lesson } => entry.lesson !== null)
    .sort((a, b) => a.lesson.start - b.lesson.start)
    .slice(0, count)
}
