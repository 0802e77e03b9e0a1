import { createContext, use, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Listing, ListingDraft } from '@/api/listings.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { fromLocalInput, toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { singleLesson, movedByWeeks } from '@/listing/conflicts/nextFreeWeek.ts'
import { firstLesson } from '@/listing/schedule/lessonsOf.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import type { Schedule } from '@/listing/schedule/schedule.ts'
import { joinDescription } from '@/listing/schedule/splitDescription.ts'
import { partTitle } from '@/listing/seriesPart.ts'
import { isKept, valuesOf, type ListingValues, type StoredValues } from './listingValues.ts'
import { repeatOf, scheduleErrors, scheduleNames, toSchedule } from './scheduleValues.ts'

type Reading = {
  /** The instant of the start (ISO); null for none. */
  start: string | null
  /** Null for none; undefined while `errors` keep the schedule from being saved. */
  schedule: Schedule | null | undefined
  errors: ReturnType<typeof scheduleErrors>
  /** The description with its schedule at the end; an invalid schedule is omitted. */
  description: string
  /** In dollars; null if it is unreadable. */
  price: number | null
}

function startOf(value: string, edited?: Listing): string | null {
  const untouched = edited !== undefined && value !== '' && value === toLocalInput(edited.startDate)
  return untouched ? edited.startDate : fromLocalInput(withCentury(value))
}

/** What typed values mean for the listing that they create or edit. Untouched values of an edit keep what is stored. */
export function readForm(values: ListingValues, edited?: Listing): Reading {
  const errors = scheduleErrors(values, edited)
  const schedule = Object.keys(errors).length === 0 ? toSchedule(values, edited) : undefined
  const stored = edited && valuesOf(edited)
  const split = edited && scheduleOf(edited)
  const gap = split?.schedule && split.text !== '' ? split.gap : undefined
  const description = (): string => {
    const names = ['description', 'startDate', ...scheduleNames] as const
    if (stored && names.every((name) => values[name] === stored[name])) return edited.description
    return schedule === undefined ? values.description : joinDescription(values.description, schedule, gap)
  }
  return {
    start: startOf(values.startDate, edited),
    schedule,
    errors,
    description: description(),
    price: stored && values.price === stored.price ? edited.price : parsePrice(values.price),
  }
}

type FormReading = Reading & { values: ListingValues; edited: Listing | undefined }
const ReadingContext = createContext<FormReading | null>(null)

/** Reads the form once for each change; `children` that don't use the reading are not rendered again. */
export function FormReadings({
  control,
  edited,
  children,
}: {
  control: Control<ListingValues>
  edited: Listing | undefined
  children: ReactNode
}) {
  const values = useWatch({ control }) as ListingValues
  return <ReadingContext value={{ ...readForm(values, edited), values, edited }}>{children}</ReadingContext>
}

/** The current values of the surrounding listing form, what they mean, and the listing that is being edited. */
export function useReading(): FormReading {
  const reading = use(ReadingContext)
  if (reading === null) throw new Error('useReading must be used inside FormReadings')
  return reading
}

/** The form values of each lesson of a series, one per week at the same wall time; only the given values if it is no series. */
export function seriesValues<Values extends ListingValues>(values: Values): Values[] {
  const count = repeatOf(values)
  if (count === 0) return [values]
  const { schedule, start } = readForm(values)
  const plan = schedule?.plan ?? singleLesson(start)
  if (plan === null) return [values]
  return Array.from({ length: count }, (_, index) => ({
    ...values,
    lessons: 'one',
    repeat: '',
    title: partTitle({ title: values.title, number: index + 1, count }),
    startDate: toLocalInput(new Date(firstLesson(movedByWeeks(plan, index)).start).toISOString()),
  }))
}

/** The payload of a validated form. Untouched fields of an edit keep their stored value. */
export function toListingDraft(values: StoredValues, teacherId: string, edited?: Listing): ListingDraft {
  const { start, price, description } = readForm(values, edited)
  return {
    title: values.title,
    description,
    ...(isKept(values, 'imageUrl') ? {} : { imageUrl: values.imageUrl }),
    ...(start === null ? {} : { startDate: start }),
    ...(isKept(values, 'category') ? {} : { category: values.category }),
    link: values.link === edited?.link ? values.link : tidyMeetingLink(values.link),
    ...(price === null ? {} : { price }),
    teacherId,
    isPublished: edited?.isPublished ?? 'true',
  }
}
