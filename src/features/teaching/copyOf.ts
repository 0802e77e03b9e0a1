import { imageSource } from '@/api/files.ts'
import type { Listing } from '@/api/listings.ts'
import { nextFreeWeek } from '@/listing/conflicts/nextFreeWeek.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { valuesOf, type ListingValues } from '@/features/teaching/form/listingValues.ts'
import { scheduleValuesOf } from '@/features/teaching/form/scheduleValues.ts'
import { seriesPart } from '@/listing/seriesPart.ts'
import { firstLesson } from '@/listing/schedule/lessonsOf.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'

/**
 * A new listing with the values of an earlier one, in its teacher's next free week (`own` lessons; `now` in milliseconds), without the number of
 * a series, and with its picture only if that can be shown.
 */
export function copyOf(listing: Listing, own: readonly Listing[], now: number): ListingValues {
  const plan = nextFreeWeek(listing, own, now)
  const { schedule } = scheduleOf(listing)
  return {
    ...valuesOf(listing),
    startDate: plan === null ? '' : toLocalInput(new Date(firstLesson(plan).start).toISOString()),
    ...(plan !== null && schedule?.plan && scheduleValuesOf({ ...schedule, plan })),
    title: seriesPart(listing.title)?.title ?? listing.title,
    imageUrl: imageSource(listing.imageUrl) === null ? '' : listing.imageUrl,
  }
}
