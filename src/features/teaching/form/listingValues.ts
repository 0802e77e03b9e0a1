import * as v from 'valibot'
import { isListingType, type ListingType } from '@/api/ids.ts'
import type { Listing, ListingDraft } from '@/api/listings.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { imageProblem } from '@/features/teaching/form/picture/imageProblem.ts'
import { joinDescription } from '@/listing/schedule/splitDescription.ts'
import { isBlank } from '@/lib/text/isBlank.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { fromLocalInput, hasLikelyYear, toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { meetingLinkProblem } from './meetingLinkProblem.ts'
import {
  emptySchedule,
  scheduleErrors,
  scheduleNames,
  scheduleValuesOf,
  toSchedule,
  type ScheduleValues,
} from './scheduleValues.ts'

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

const filled = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'empty'),
)

const hasSchedule = (values: ScheduleValues) => scheduleNames.some((name) => values[name] !== '')

/** The validation rules. `stored` are the values of an edited listing: untouched values are always valid. */
export const rulesOf = (stored: ListingValues | undefined) =>
  v.objectAsync({
    type: v.custom<ListingType>(isListingType, 'empty'),
    title: filled,
    description: v.pipe(
      v.string(),
      // A description that consisted only of a schedule is valid.
      v.check((text) => !isBlank(text) || (text === stored?.description && hasSchedule(stored)), 'empty'),
    ),
    link: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? meetingLinkProblem(dataset.value, stored?.link) : null
        if (problem !== null) addIssue({ message: problem })
      }),
    ),
    imageUrl: v.pipeAsync(
      v.union([v.string(), v.instance(File)]),
      v.check((picture) => picture !== '' || stored !== undefined, 'imageRequired'),
      v.rawCheckAsync(async ({ dataset, addIssue }) => {
        if (!dataset.typed || typeof dataset.value === 'string') return
        const problem = await imageProblem(dataset.value)
        if (problem !== null) addIssue({ message: problem })
      }),
    ),
    startDate: v.pipe(
      v.string(),
      v.check((value) => value === '' || fromLocalInput(value) !== null, 'date'),
      v.check((value) => value === '' || value === stored?.startDate || hasLikelyYear(withCentury(value)), 'year'),
    ),
    category: v.string(),
    ...(Object.fromEntries(scheduleNames.map((name) => [name, v.string()])) as Record<
      keyof ScheduleValues,
      v.StringSchema<undefined>
    >),
    price: v.pipe(
      v.string(),
      v.check((price) => price === stored?.price || parsePrice(price) !== null, 'price'),
    ),
  })

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

/** The instant of a typed start (ISO); unchanged if untouched; null for none. */
export function startOf(value: string, edited?: Listing): string | null {
  const untouched = edited !== undefined && value !== '' && value === toLocalInput(edited.startDate)
  return untouched ? edited.startDate : fromLocalInput(withCentury(value))
}

/** A typed price in dollars; unchanged if untouched; null if it is unreadable. */
export const priceOf = (text: string, edited?: Listing): number | null =>
  edited !== undefined && text === valuesOf(edited).price ? edited.price : parsePrice(text)

/** The description with its schedule at the end; unchanged if neither was touched. An invalid schedule is omitted. */
export function descriptionOf(values: ListingValues, edited?: Listing): string {
  const before = edited && valuesOf(edited)
  const names = ['description', 'startDate', ...scheduleNames] as const
  if (before && names.every((name) => values[name] === before[name])) return edited.description
  if (Object.keys(scheduleErrors(values, edited)).length > 0) return values.description
  const split = edited && scheduleOf(edited)
  const gap = split?.schedule && split.text !== '' ? split.gap : undefined
  return joinDescription(values.description, toSchedule(values, edited), gap)
}

/** The payload of a validated form. Untouched fields of an edit keep their stored value. An empty picture, date, or category is omitted. */
export function toListingDraft(values: StoredValues, teacherId: string, edited?: Listing): ListingDraft {
  const startDate = startOf(values.startDate, edited)
  const price = priceOf(values.price, edited)
  return {
    title: values.title,
    description: descriptionOf(values, edited),
    ...(values.imageUrl === '' ? {} : { imageUrl: values.imageUrl }),
    ...(startDate === null ? {} : { startDate }),
    ...(values.category === '' ? {} : { category: values.category }),
    link: values.link === edited?.link ? values.link : tidyMeetingLink(values.link),
    ...(price === null ? {} : { price }),
    teacherId,
    isPublished: edited?.isPublished ?? 'true',
  }
}
