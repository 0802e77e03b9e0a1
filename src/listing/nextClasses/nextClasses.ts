import type { Listing } from '@/api/listings.ts'
import { lessonAfter } from '@/listing/schedule/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'

/** The shelves offer a lesson until this long before its start, in milliseconds: a family needs that time to enroll and get ready. */
const leastNotice = 15 * 60_000
/** The maximum number of schedules read of listings that have begun, since ten thousand take seconds. The latest starts are read. */
const mostBegun = 300

/** The listings with the next reachable lessons, soonest first, each with that lesson. `now` is in milliseconds. */
export function nextClasses(listings: readonly Listing[], now: number, count: number) {
  const from = now + leastNotice
  const starts = listings.flatMap((listing) => {
    const start = parseDate(listing.startDate)?.getTime()
    return start === undefined ? [] : [{ listing, start }]
  })
  // A listing that hasn't begun starts with its first lesson.
  const ahead = starts
    .filter(({ start }) => start > from)
    .sort((a, b) => a.start - b.start)
    .slice(0, count)
  const begun = starts
    .filter(({ start }) => start <= from)
    .sort((a, b) => b.start - a.start)
    .slice(0, mostBegun)
  return [...ahead, ...begun]
    .flatMap(({ listing }) => {
      const lesson = lessonAfter(listing, from)
      return lesson === null ? [] : [{ listing, lesson }]
    })
    .sort((a, b) => a.lesson.start - b.lesson.start)
    .slice(0, count)
}
