import type { Listing } from '@/api/listings.ts'
import { deviceZone } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { minuteOfDay, twoDigits } from '@/lib/time/calendarDays.ts'
import { fromLocalInput, toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { isZone, zoneOffset } from '@/lib/time/zoneOffset.ts'
import { lessonMinutes } from '@/listing/schedule/lessonsOf.ts'
import { planOf } from '@/listing/schedule/listingSchedule.ts'
import type { LessonPlan, Schedule, TeachingLanguage, Weekday } from '@/listing/schedule/schedule.ts'
import { scheduleProblems, type ScheduleProblem } from '@/listing/schedule/scheduleProblems.ts'
import { fewestParts, mostParts } from '@/listing/seriesPart.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

/** The form values of a schedule; lists are words separated by spaces, so a draft can compare them. */
export type ScheduleValues = {
  weekdays: string
  minutes: string
  count: string
  lastDay: string
  ageFrom: string
  ageTo: string
  places: string
  languages: string
  /** The IANA name of the lessons' time zone; empty for this device's zone. No field shows it. */
  zone: string
  /** The number of listings of one lesson each, a week apart; empty for a single listing and for edits. */
  repeat: string
}
type Timed = ScheduleValues & { startDate: string }

export const emptySchedule: ScheduleValues = {
  weekdays: '',
  minutes: '',
  count: '',
  lastDay: '',
  ageFrom: '',
  ageTo: '',
  places: '',
  languages: '',
  zone: '',
  repeat: '',
}
export const scheduleNames = Object.keys(emptySchedule) as (keyof ScheduleValues)[]

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

export function scheduleValuesOf(schedule: Schedule | null): ScheduleValues {
  const { plan, ages, places, languages = [] } = schedule ?? {}
  const ends = plan?.ends ?? null
  return {
    weekdays: plan?.weekdays.join(' ') ?? '',
    minutes: plan === undefined ? '' : String(lessonMinutes(plan)),
    count: ends !== null && 'count' in ends ? String(ends.count) : '',
    lastDay: ends !== null && 'lastDay' in ends ? ends.lastDay : '',
    ageFrom: textOf(ages?.from),
    ageTo: textOf(ages?.to),
    places: textOf(places),
    languages: languages.join(' '),
    zone: plan?.zone ?? '',
    repeat: '',
  }
}

const toNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)
const wordsOf = (text: string) => text.split(' ').filter(Boolean)

/** The time zone of the lessons, by its IANA name: the zone of their existing plan, whatever device the form is on. */
export const zoneOf = ({ zone }: Pick<ScheduleValues, 'zone'>) => (isZone(zone) ? zone : deviceZone())

/** The start of the first lesson in the local time of its zone, unchanged until another start is typed. */
function firstOf(values: Timed, edited?: Listing): Pick<LessonPlan, 'zone' | 'firstDay' | 'start'> {
  const startDate = withCentury(values.startDate)
  const kept = edited && startDate === toLocalInput(edited.startDate) ? planOf(edited) : null
  if (kept !== null && kept !== undefined) return kept
  const zone = zoneOf(values)
  const start = parseDate(fromLocalInput(startDate))?.getTime()
  const wall =
    zone === deviceZone() || start === undefined ? startDate : new Date(start + zoneOffset(zone, start)).toISOString()
  return { zone, firstDay: wall.slice(0, 10), start: wall.slice(11, 16) }
}

function endOf(start: string, minutes: string): string {
  const length = toNumber(minutes)
  const end = ((minuteOfDay(start) ?? Number.NaN) + (length <= 480 ? length : Number.NaN)) % 1440
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`
}

function toPlan(values: Timed, edited?: Listing): LessonPlan | undefined {
  const { weekdays, minutes, count, lastDay } = values
  if ([weekdays, minutes, count, lastDay].every((value) => value === '')) return undefined
  const { zone, firstDay, start } = firstOf(values, edited)
  const days = wordsOf(weekdays) as Weekday[]
  const isSingle = days.length === 0 && lastDay === '' && (count === '' || toNumber(count) === 1)
  const ends = isSingle
    ? null
    : count !== ''
      ? { count: toNumber(count) }
      : lastDay !== ''
        ? { lastDay: withCentury(lastDay) }
        : null
  return { weekdays: days, start, end: endOf(start, minutes), zone, firstDay, ends }
}

/** The typed schedule, null for none; scheduleErrors tells whether it can be saved. `edited` is the listing being edited. */
export function toSchedule(values: Timed, edited?: Listing): Schedule | null {
  const { ageFrom, ageTo, places, languages } = values
  const plan = toPlan(values, edited)
  const schedule: Schedule = {
    ...(plan && { plan }),
    ...((ageFrom !== '' || ageTo !== '') && {
      ages: { from: toNumber(ageFrom), to: ageTo === '' ? null : toNumber(ageTo) },
    }),
    ...(places !== '' && { places: toNumber(places) }),
    ...(languages !== '' && { languages: wordsOf(languages) as TeachingLanguage[] }),
  }
  return Object.keys(schedule).length === 0 ? null : schedule
}

const fieldErrors: Record<ScheduleProblem, readonly [keyof Timed, MessageKey]> = {
  weekdays: ['weekdays', 'scheduleWeekdays'],
  start: ['startDate', 'scheduleStart'],
  firstDay: ['startDate', 'scheduleStart'],
  zone: ['startDate', 'scheduleStart'],
  end: ['minutes', 'scheduleMinutes'],
  length: ['minutes', 'scheduleMinutes'],
  count: ['count', 'scheduleCount'],
  lastDay: ['lastDay', 'scheduleLastDay'],
  tooLong: ['lastDay', 'scheduleTooLong'],
  ages: ['ageFrom', 'scheduleAges'],
  places: ['places', 'schedulePlaces'],
  languages: ['languages', 'empty.languages'],
}

/** The number of listings to publish, a week apart; 0 unless it is a series. */
export const repeatOf = ({ repeat }: Pick<ScheduleValues, 'repeat'>) => (repeat === '' ? 0 : toNumber(repeat))

/** A series needs a date, and has single lessons instead of weekdays. */
function seriesErrors(values: Timed): Partial<Record<keyof Timed, MessageKey>> {
  const { startDate, weekdays, count, lastDay, repeat } = values
  if (repeat === '') return {}
  const parts = repeatOf(values)
  if (!(parts >= fewestParts && parts <= mostParts)) return { repeat: 'seriesCount' }
  if ([weekdays, count, lastDay].some((value) => value !== '')) return { repeat: 'seriesAlone' }
  return startDate === '' ? { startDate: 'scheduleStart' } : {}
}

/** The errors that keep the typed schedule from being saved, by field; empty if it can be saved. */
export function scheduleErrors(values: Timed, edited?: Listing): Partial<Record<keyof Timed, MessageKey>> {
  const problems = scheduleProblems(toSchedule(values, edited) ?? {})
  // Without a start, the end is unreadable too.
  const isStartless = problems.includes('start') && toNumber(values.minutes) > 0
  const errors = problems
    .filter((problem) => !(problem === 'end' && isStartless))
    .map((problem) => fieldErrors[problem])
  return {
    ...Object.fromEntries(errors),
    ...(values.count !== '' && values.lastDay !== '' && { lastDay: 'scheduleOneEnd' as const }),
    ...seriesErrors(values),
  }
}
