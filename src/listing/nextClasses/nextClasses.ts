import type { Listing } from '@/api/listings.ts'
import { lessonAfter } from '@/listing/schedule/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'

/** How long before a lesson the shelves still offer it, in milliseconds: a family needs that time to enroll and get ready. */
const leastNotice = 15 * 60_000
/** How many schedules of listings that have begun are read at most, since reading ten thousand takes seconds. The latest starts are read. */
const mostBegun = 300

/** The listings with the next lessons that can still be reached, soonest first, each with that lesson. `now` is in milliseconds. */
export function nextClasses(listings: readonly Listing[], now: number, count: number) {
  const from = now + leastNotice
  const starts = listings.flatMap((listing) => {
    const start = parseDate(listing.startDate)?.getTime()
    return start === undefined ? [] : [{ listing, start }]
  })
  // The first lesson is the next one of a listing that has not begun.
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
