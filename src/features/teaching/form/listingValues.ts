import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { isListingType, type ListingType } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { isBlank } from '@/lib/text/plainText.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { fromLocalInput, hasLikelyYear, toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { parseUrl, webLink } from '@/lib/url/webLink.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'
import { imageProblem } from './imageUpload.ts'
import {
  emptySchedule,
  hasSchedule,
  scheduleErrors,
  scheduleNames,
  scheduleValuesOf,
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

/** The label of each field that a person fills in. */
export const fieldLabels = {
  title: 'teaching:field.title',
  description: 'teaching:field.description',
  link: 'teaching:field.link',
  imageUrl: 'teaching:field.image',
  startDate: 'teaching:field.startDate',
  category: 'teaching:field.category',
  price: 'teaching:field.price',
  lessons: 'teaching:schedule.choice.legend',
  ends: 'teaching:schedule.ends.legend',
  weekdays: 'teaching:schedule.weekdays',
  minutes: 'teaching:schedule.minutes',
  count: 'teaching:schedule.count',
  lastDay: 'teaching:schedule.lastDay',
  freeDays: 'teaching:schedule.freeDays',
  ageFrom: 'teaching:schedule.ageFrom',
  ageTo: 'teaching:schedule.ageTo',
  places: 'teaching:schedule.places',
  languages: 'classes:schedule.languageTitle',
  teacherName: 'teaching:teacher.name',
  teacherAbout: 'teaching:teacher.about',
} as const satisfies Record<Exclude<keyof ListingValues, 'type' | 'zone' | 'repeat'>, string>

/** The contract can't clear these fields. */
const keptWhenEmpty: readonly (keyof ListingValues)[] = ['imageUrl', 'startDate', 'category']

/** Whether a field is empty that the contract can't clear: it counts as untouched and isn't sent. */
export const isKept = (values: ListingValues, name: keyof ListingValues) =>
  values[name] === '' && keptWhenEmpty.includes(name)

/** Why a meeting link can't be saved; null if it can. An untouched http or private link is allowed, a hostile link never. */
function meetingLinkProblem(link: string, stored: string | undefined): MessageKey | 'empty' | null {
  const text = tidyMeetingLink(link)
  if (text === '') return 'empty'
  const meeting = webLink(text)
  if (meeting !== null && link === stored) return null
  if (meeting?.protocol === 'https:') {
    if (isPublicHost(meeting.hostname)) return null
    // A host without a dot is a part of a link. Numbers have become an IP address.
    return /^(?!localhost$)[^.:]+$/.test(meeting.hostname) ? 'httpsLinkBroken' : 'httpsLinkPublic'
  }
  const url = parseUrl(text)
  if (url?.protocol === 'https:' && (url.username !== '' || url.password !== '')) return 'httpsLinkPlain'
  return /^https:/i.test(text) ? 'httpsLinkBroken' : 'httpsLink'
}

const filled = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'empty'),
)

/** The rule of each field. `stored` are the values of an edited listing: untouched values are always valid. */
const rulesOf = (stored: ListingValues | undefined): v.GenericSchemaAsync<ListingValues> =>
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
    ...(Object.fromEntries(scheduleNames.map((name) => [name, v.string()])) as unknown as {
      [Name in keyof ScheduleValues]: v.GenericSchema<ScheduleValues[Name]>
    }),
    price: v.pipe(
      v.string(),
      v.check((price) => price === stored?.price || parsePrice(price) !== null, 'price'),
    ),
  })

/** Validates the form; `stored` are the initial values of the listing that is `edited`. */
export function listingResolver(
  stored?: ListingValues,
  edited?: Listing,
): Resolver<ListingValues, unknown, ListingValues> {
  const check = valibotResolver(rulesOf(stored))
  return async (values, context, options) => {
    const picker = options.fields['startDate']?.ref
    // A half-typed date has an empty value, which must not pass for no date.
    const half = picker instanceof HTMLInputElement && picker.validity.badInput
    const checked = await check(half ? { ...values, startDate: 'half' } : values, context, options)
    const problems = Object.entries(scheduleErrors(values, edited))
    if (problems.length === 0) return checked
    const errors = problems.map(([name, message]) => [
      name,
      { type: 'schedule', message, ref: options.fields[name as keyof ListingValues]?.ref },
    ])
    return { values: {}, errors: { ...(Object.fromEntries(errors) as FieldErrors<ListingValues>), ...checked.errors } }
  }
}
