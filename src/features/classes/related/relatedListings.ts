import { sameRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { agesOf } from '@/listing/listingAudience.ts'
import { isFinished, soonestFirst } from '@/listing/schedule/listingSchedule.ts'
import { seriesPart } from '@/listing/seriesPart.ts'
import type { Ages } from '@/listing/schedule/schedule.ts'

/** All related listings together: a dialog is not a second catalog. */
const most = 3
/** The maximum number of descriptions that are read; ten thousand would take seconds. */
const looked = 200

const overlap = (one: Ages, other: Ages) => one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity)

/** The same key for all lessons of a series, and for a teacher's classes with the same title. */
const offerOf = ({ title, teacherId }: Listing) =>
  JSON.stringify([(seriesPart(title)?.title ?? title).trim().toLowerCase(), teacherId])

/**
 * At most three related listings: of the same teacher, then of the same subject or for the same ages. Excludes finished listings, repeated offers, and other
 * dates of the shown listing.
 */
export function relatedListings(all: readonly Listing[], shown: Listing, now: number) {
  const named = new Set([offerOf(shown)])
  /** The first `limit` unfinished listings that aren't taken yet, which are then taken. */
  const take = (listings: readonly Listing[], limit: number, fits: (other: Listing) => boolean = () => true) => {
    const taken: Listing[] = []
    for (const other of soonestFirst(listings, now, (one) => one).slice(0, looked)) {
      if (taken.length >= limit) break
      const offer = offerOf(other)
      if (named.has(offer) || isFinished(other, now) || !fits(other)) continue
      named.add(offer)
      taken.push(other)
    }
    return taken
  }

  const others = all.filter((other) => !sameRef(other, shown))
  const ofTeacher =
    shown.teacherId === null
      ? []
      : take(
          others.filter(({ teacherId }) => teacherId === shown.teacherId),
          most,
        )

  const ages = agesOf(shown)
  const fits = (other: Listing, unknown: boolean) => {
    const otherAges = ages === null ? null : agesOf(other)
    return ages === null || otherAges === null ? unknown : overlap(otherAges, ages)
  }
  const left = most - ofTeacher.length
  const ofSubject =
    shown.categoryId === null
      ? []
      : take(
          others.filter(({ categoryId }) => categoryId === shown.categoryId),
          left,
          (other) => fits(other, true),
        )
  const forAges = ages === null ? [] : take(others, left - ofSubject.length, (other) => fits(other, false))
  return { ofTeacher, similar: [...ofSubject, ...forAges] }
}
