import type { Listing } from '@/api/listings.ts'
import { agesIn } from '@/listing/schedule/agesIn.ts'
import { languagesIn } from '@/listing/schedule/languagesIn.ts'
import type { Ages, Teacher, TeachingLanguage } from '@/listing/schedule/schedule.ts'
import { scheduleOf } from './schedule/listingSchedule.ts'

/** The fields that name the ages and languages of a listing. */
export type Told = Pick<Listing, 'title' | 'description' | 'startDate'>

/** The ages of a listing: from its schedule, otherwise from its title or its teacher's text. */
export const agesOf = (listing: Told): Ages | null =>
  scheduleOf(listing).schedule?.ages ?? agesIn(`${listing.title}\n${scheduleOf(listing).text}`)

/** The teaching languages of a listing: from its schedule, otherwise from its teacher's text; empty if neither names any. */
export const languagesOf = (listing: Told): readonly TeachingLanguage[] =>
  scheduleOf(listing).schedule?.languages ?? languagesIn(scheduleOf(listing).text)

/** The teacher that a listing names; null if it names none. */
export const teacherOf = (listing: Told): Teacher | null => scheduleOf(listing).schedule?.teacher ?? null
