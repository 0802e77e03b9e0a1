import type { Listing } from '@/api/listings.ts'
import { agesOf } from '@/features/listing/listingAudience.ts'
import { stateOf } from '@/features/listing/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'
import type { Ages } from '@/lib/schedule/schedule.ts'

/** Cards of each kind. */
const most = 4
/** How many descriptions are read at most; ten thousand would take seconds. */
const looked = 200

const overlap = (one: Ages, other: Ages) => one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity)

/** The soonest first, then those that have begun, the latest first, then those without a date. */
function bySoonest(listings: readonly Listing[], now: number): Listing[] {
  const place = (listing: Listing) => {
    const start = parseDate(listing.startDate)?.getTime()
    return start === undefined ? [2, 0] : start >= now ? [0, start] : [1, -start]
  }
  return listings
    .map((listing) => ({ listing, place: place(listing) }))
    .sort((a, b) => a.place[0]! - b.place[0]! || a.place[1]! - b.place[1]!)
    .map(({ listing }) => listing)
}

/** Other listings that somebody who looks at one may want: of its teacher, and of its subject or for the same ages. None is over, none is named twice. */
export function relatedListings(all: readonly Listing[], shown: Listing, now: number) {
  const is = (other: Listing) => other.id === shown.id && other.type === shown.type
  const goesOn = (other: Listing) => stateOf(other, now).phase !== 'finished'
  const soonest = (listings: readonly Listing[]) => bySoonest(listings, now).slice(0, looked).filter(goesOn)

  const others = all.filter((other) => !is(other))
  const ofTeacher =
    shown.teacherId === null
      ? []
      : soonest(others.filter(({ teacherId }) => teacherId === shown.teacherId)).slice(0, most)
  const rest = others.filter((other) => !ofTeacher.includes(other))

  const ages = agesOf(shown)
  const fits = (other: Listing, unknown: boolean) => {
    const its = ages === null ? null : agesOf(other)
    return ages === null || its === null ? unknown : overlap(its, ages)
  }
  const ofSubject =
    shown.categoryId === null
      ? []
      : soonest(rest.filter(({ categoryId }) => categoryId === shown.categoryId)).filter((other) => fits(other, true))
  const missing = most - ofSubject.length
  const forAges =
    missing <= 0 || ages === null
      ? []
      : soonest(rest.filter((other) => !ofSubject.includes(other))).filter((other) => fits(other, false))
  return { ofTeacher, similar: [...ofSubject, ...forAges].slice(0, most) }
}
