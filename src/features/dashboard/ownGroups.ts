import { stateOf, type Scheduled } from '@/features/listing/listingSchedule.ts'

/** In the order of sortLessons. */
export const ownGroups = ['upcoming', 'ongoing', 'noDate', 'finished'] as const
export type OwnGroup = (typeof ownGroups)[number]

/** Where a class or group of a teacher stands at a moment (milliseconds); with a known lesson on or ahead it is upcoming. */
export function ownGroupOf(listing: Scheduled, now: number): OwnGroup {
  const { phase } = stateOf(listing, now)
  return phase === 'live' || phase === 'between' ? 'upcoming' : phase
}
