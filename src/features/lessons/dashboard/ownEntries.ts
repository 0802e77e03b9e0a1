import type { Listing } from '@/api/listings.ts'
import { soonestFirst, stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { findSeries, foldSeries, type Series } from '@/listing/series/findSeries.ts'

/** In the order of soonestFirst. */
export const ownGroups = ['upcoming', 'ongoing', 'noDate', 'finished'] as const
export type OwnGroup = (typeof ownGroups)[number]

/** The group of a teacher's class or group at a given time (milliseconds); with a lesson in progress or ahead, it is upcoming. */
export function ownGroupOf(listing: Scheduled, now: number): OwnGroup {
  const { phase } = stateOf(listing, now)
  return phase === 'live' || phase === 'between' ? 'upcoming' : phase
}

/** One card of a teacher: a class or group, or the lessons of a series in the same group; `listing` is then the first of them. */
export type OwnEntry = { listing: Listing; group: OwnGroup; series: Series | undefined }

/** A teacher's listings by usefulness at a given time (milliseconds), each series folded. */
export function ownEntries(listings: readonly Listing[], now: number): OwnEntry[] {
  const ordered = soonestFirst(listings, now, (listing) => listing)
  return ownGroups.flatMap((group) => {
    const members = ordered.filter((listing) => ownGroupOf(listing, now) === group)
    const series = findSeries(members)
    return foldSeries(
      members.map((listing) => ({ listing, group, series: series.get(listing) })),
      series,
    )
  })
}
