import type { Listing } from '@/api/listings.ts'
import { agesOf } from '@/features/listing/listingAudience.ts'
import { stateOf } from '@/features/listing/listingSchedule.ts'
import { seriesPart } from '@/features/series/seriesPart.ts'
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

/** The same for all lessons of a series, and for what a teacher offers several times under one title. */
const offerOf = ({ title, teacherId }: Listing) =>
  JSON.stringify([(seriesPart(title)?.title ?? title).trim().toLowerCase(), teacherId])

/** Other listings that somebody who looks at one may want: of its teacher, and of its subject or for the same ages. None is over, none is offered twice, or is what is looked at under another date. */
export function relatedListings(all: readonly Listing[], shown: Listing, now: number) {
  const goesOn = (other: Listing) => stateOf(other, now).phase !== 'finished'
  const named = new Set([offerOf(shown)])
  /** The first `limit` that go on and were not named before, which they now are. */
  const take = (listings: readonly Listing[], limit: number, fits: (other: Listing) => boolean = () => true) => {
    const taken: Listing[] = []
    for (const other of bySoonest(listings, now).slice(0, looked)) {
      if (taken.length >= limit) break
      const offer = offerOf(other)
      if (named.has(offer) || !goesOn(other) || !fits(other)) continue
      named.add(offer)
      taken.push(other)
    }
    return taken
  }

  const others = all.filter((other) => other.id !== shown.id || other.type !== shown.type)
  const ofTeacher =
    shown.teacherId === null
      ? []
      : take(
          others.filter(({ teacherId }) => teacherId === shown.teacherId),
          most,
        )

  const ages = agesOf(shown)
  const fits = (other: Listing, unknown: boolean) => {
    const its = ages === null ? null : agesOf(other)
    return ages === null || its === null ? unknown : overlap(its, ages)
  }
  const ofSubject =
    shown.categoryId === null
      ? []
      : take(
          others.filter(({ categoryId }) => categoryId === shown.categoryId),
          most,
          (other) => fits(other, true),
        )
  const forAges = ages === null ? [] : take(others, most - ofSubject.length, (other) => fits(other, false))
  return { ofTeacher, similar: [...ofSubject, ...forAges] }
}
