import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { isListingType, type ListingType } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { isBlank } from '@/lib/text/isBlank.ts'
import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { fromLocalInput } from '@/lib/time/localDateTime.ts'
import { parseUrl } from '@/lib/url/parseUrl.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { webLink } from '@/lib/url/webLink.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'
import { imageProblem } from '@/features/listingForm/picture/imageProblem.ts'
import { scheduleErrors, scheduleNames, type ScheduleValues } from './scheduleValues.ts'

/** What stands in the form. Its names are those of the contract, so that the server's words for a field find it. */
export type ListingValues = {
  type: ListingType
  title: string
  description: string
  link: string
  /** A picture chosen just now, or the name of a stored one; empty for none. */
  imageUrl: File | string
  /** A datetime-local value in the reader's zone. */
  startDate: string
  /** A category's id. */
  category: string
  price: string
} & ScheduleValues

const filled = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'required'),
)

/** Why a meeting link cannot be saved; null when it can. An old http or private link that nobody touched may stay, a hostile one may not. */
function linkProblem(link: string, stored: string | undefined): MessageKey | null {
  const text = link.trim()
  if (text === '') return 'required'
  const meeting = webLink(text)
  if (meeting !== null && link === stored) return null
  if (meeting?.protocol === 'https:') return isPublicHost(meeting.hostname) ? null : 'httpsLinkPublic'
  const url = parseUrl(text)
  return url?.protocol === 'https:' && (url.username !== '' || url.password !== '') ? 'httpsLinkPlain' : 'httpsLink'
}

const hasSchedule = (values: ScheduleValues) => scheduleNames.some((name) => values[name] !== '')

/** The rules of the form. `stored` is what an edited listing holds: what was not touched may stay as it is. */
const schema = (stored: ListingValues | undefined) =>
  v.objectAsync({
    type: v.custom<ListingType>(isListingType, 'chooseOne'),
    title: filled,
    description: v.pipe(
      v.string(),
      // One that was nothing but a schedule may stay so.
      v.check((text) => !isBlank(text) || (text === stored?.description && hasSchedule(stored)), 'required'),
    ),
    link: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? linkProblem(dataset.value, stored?.link) : null
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

/** Checks the form by its rules. */
export function listingResolver(
  stored?: ListingValues,
  edited?: Listing,
): Resolver<ListingValues, unknown, ListingValues> {
  const check = valibotResolver(schema(stored))
  return async (values, context, options) => {
    const picker = options.fields['startDate']?.ref
    // A date typed by half has an empty value; what stands on the screen must not pass for no date.
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
