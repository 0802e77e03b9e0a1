import { isListingType } from '@/api/ids.ts'
import type { Listing, ListingDraft } from '@/api/listings.ts'
import { scheduleOf } from '@/features/listing/listingSchedule.ts'
import { joinDescription } from '@/lib/schedule/splitDescription.ts'
import { readDraft } from '@/lib/storage/drafts.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { fromLocalInput, toLocalInput } from '@/lib/time/localDateTime.ts'
import { parsePrice } from '@/lib/text/price.ts'
import type { ListingValues } from './listingSchema.ts'
import { emptySchedule, scheduleErrors, scheduleNames, scheduleValuesOf, toSchedule } from './scheduleValues.ts'

/** The form once its picture is stored, under the name `imageUrl`. */
export type StoredValues = ListingValues & { imageUrl: string }

/** An empty form. */
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

/** A listing as it stands in the form. */
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

/** The draft of this tab merged into the initial values; null if nothing differs. A chosen file is never kept. */
export function draftedValues(
  name: string,
  initial: ListingValues,
): { values: ListingValues; imageLost: boolean } | null {
  const draft = readDraft(name)
  if (draft === null) return null
  const names = [
    'title',
    'description',
    'link',
    'imageUrl',
    'startDate',
    'category',
    'price',
    ...scheduleNames,
  ] as const
  const texts = names.flatMap((field) => (typeof draft[field] === 'string' ? [[field, draft[field]]] : []))
  const values: ListingValues = {
    ...initial,
    ...(isListingType(draft['type']) ? { type: draft['type'] } : {}),
    ...(Object.fromEntries(texts) as Partial<ListingValues>),
  }
  const same = values.type === initial.type && names.every((field) => values[field] === initial[field])
  const imageLost = isRecord(draft['imageUrl']) // what JSON makes of a file
  return same && !imageLost ? null : { values, imageLost }
}

/** The instant of a typed start (ISO); an untouched one as the backend sent it; null for none. */
export function startOf(value: string, edited?: Listing): string | null {
  const untouched = edited !== undefined && value !== '' && value === toLocalInput(edited.startDate)
  return untouched ? edited.startDate : fromLocalInput(value)
}

/** A typed price in dollars; an untouched one as the backend sent it; null for what is none. */
export const priceOf = (text: string, edited?: Listing): number | null =>
  edited !== undefined && text === valuesOf(edited).price ? edited.price : parsePrice(text)

/** The description with its schedule at the end; as the backend sent it when neither was touched, and without what cannot be saved. */
export function descriptionOf(values: ListingValues, edited?: Listing): string {
  const before = edited && valuesOf(edited)
  const names = ['description', 'startDate', ...scheduleNames] as const
  if (before && names.every((name) => values[name] === before[name])) return edited.description
  if (Object.keys(scheduleErrors(values, edited)).length > 0) return values.description
  const split = edited && scheduleOf(edited)
  const gap = split?.schedule && split.text !== '' ? split.gap : undefined
  return joinDescription(values.description, toSchedule(values, edited), gap)
}

/** What is sent for a checked form. What was not touched on edit goes back as it came; an empty date or category is left out. */
export function toListingDraft(values: StoredValues, teacherId: string, edited?: Listing): ListingDraft {
  const startDate = startOf(values.startDate, edited)
  const price = priceOf(values.price, edited)
  return {
    title: values.title,
    description: descriptionOf(values, edited),
    imageUrl: values.imageUrl,
    ...(startDate === null ? {} : { startDate }),
    ...(values.category === '' ? {} : { category: values.category }),
    link: values.link === edited?.link ? values.link : values.link.trim(),
    ...(price === null ? {} : { price }),
    teacherId,
    isPublished: edited?.isPublished ?? 'true',
  }
}
