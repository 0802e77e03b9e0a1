import type { Listing } from '@/api/listings.ts'
import { agesIn } from '@/listing/schedule/agesIn.ts'
import { languagesIn } from '@/listing/schedule/languagesIn.ts'
import type { Ages, TeachingLanguage } from '@/listing/schedule/schedule.ts'
import { scheduleOf } from './schedule/listingSchedule.ts'

/** What names the ages and languages of a listing. */
export type Told = Pick<Listing, 'title' | 'description' | 'startDate'>

/** The ages that a listing is for: those of its schedule, else those that its title or its teacher's words name. */
export const agesOf = (listing: Told): Ages | null =>
  scheduleOf(listing).schedule?.ages ?? agesIn(`${listing.title}\n${listing.description}`)

/** The languages it is taught in: those of its schedule, else those that its teacher's words name; empty when nobody says. */
export const languagesOf = (listing: Told): readonly TeachingLanguage[] =>
  scheduleOf(listing).schedule?.languages ?? languagesIn(listing.description)
