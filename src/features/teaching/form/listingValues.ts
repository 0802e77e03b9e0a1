import type { ListingType } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { emptySchedule, scheduleValuesOf, type ScheduleValues } from './scheduleValues.ts'

/** The form values. Their names are the contract's, so the server's message for a field finds it. */
export type ListingValues = {
  type: ListingType
  title: string
  description: string
  link: string
  /** A newly chosen file, or the name of a stored picture; empty for none. */
  imageUrl: File | string
  /** A datetime-local value in the reader's zone. */
  startDate: string
  /** A category's id. */
  category: string
  price: string
} & ScheduleValues

/** The form after its picture has been stored under the name `imageUrl`. */
export type StoredValues = ListingValues & { imageUrl: string }

export const emptyValues: ListingValues = {
  type: 'class',
  title: '',
  description: '',
  link: '',
  imageUrl: '',
  startDate: '',
  category: '',
  price: '',
  ...emptySchedule,
}

/** The form values of a listing. */
export const valuesOf = (listing: Listing): ListingValues => ({
  type: listing.type,
  title: listing.title,
  description: scheduleOf(listing).text,
  link: listing.link,
  imageUrl: listing.imageUrl,
  startDate: toLocalInput(listing.startDate),
  category: listing.categoryId ?? '',
  price: listing.price ? String(listing.price) : '',
  ...scheduleValuesOf(scheduleOf(listing).schedule),
})
