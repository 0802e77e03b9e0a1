import type { ListingType } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { parseDate } from '@/i18n/format.ts'
import { minuteOfDay, twoDigits } from '@/lib/time/calendarDays.ts'
import { fromLocalInput, toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { deviceZone, isZone, zoneOffset } from '@/lib/time/zoneOffset.ts'
import { lessonMinutes, withFreeDays } from '@/listing/schedule/lessonsOf.ts'
import { planOf } from '@/listing/schedule/listingSchedule.ts'
import type { LessonPlan, Schedule, Teacher, TeachingLanguage, Weekday } from '@/listing/schedule/schedule.ts'
import { scheduleProblems, type ScheduleProblem } from '@/listing/schedule/scheduleProblems.ts'
import { cleanAbout, cleanName, isTeacher } from '@/listing/schedule/teacher.ts'
import { fewestParts, mostParts } from '@/listing/seriesPart.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

export const lessonChoices = ['one', 'weekly', 'several'] as const
export const endChoices = ['count', 'lastDay', 'never'] as const

/** The form values of a schedule; lists are words separated by spaces, so a draft can compare them. */
export type ScheduleValues = {
  /** One lesson, weekly lessons, or (only for a class) several single lessons a week apart; empty until it is chosen. */
  lessons: '' | (typeof lessonChoices)[number]
  /** How weekly lessons end. */
  ends: (typeof endChoices)[number]
  weekdays: string
  minutes: string
  count: string
  lastDay: string
  /** `2026-12-24 2026-12-31`; dates that aren't lesson days of the typed plan don't count. */
  freeDays: string
  ageFrom: string
  ageTo: string
  places: string
  languages: string
  teacherName: string
  /** One sentence about the teacher. */
  teacherAbout: string
  /** The IANA name of the lessons' time zone; empty for this device's zone. No field shows it. */
  zone: string
  /** The number of listings of one lesson each, a week apart; empty for a single listing and for edits. */
  repeat: string
}
type Timed = ScheduleValues & { type: ListingType; startDate: string }

export const emptySchedule: ScheduleValues = {
  lessons: '',
  ends: 'count',
  weekdays: '',
  minutes: '',
  count: '',
  lastDay: '',
  freeDays: '',
  ageFrom: '',
  ageTo: '',
  places: '',
  languages: '',
  teacherName: '',
  teacherAbout: '',
  zone: '',
  repeat: '',
}
export const scheduleNames = Object.keys(emptySchedule) as (keyof ScheduleValues)[]

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

export function scheduleValuesOf(schedule: Schedule | null): ScheduleValues {
  const { plan, ages, places, languages = [], teacher } = schedule ?? {}
  const ends = plan?.ends ?? null
  return withChoices({
    ...emptySchedule,
    weekdays: plan?.weekdays.join(' ') ?? '',
    minutes: plan === undefined ? '' : String(lessonMinutes(plan)),
    count: ends !== null && 'count' in ends ? String(ends.count) : '',
    lastDay: ends !== null && 'lastDay' in ends ? ends.lastDay : '',
    freeDays: plan?.freeDays?.join(' ') ?? '',
    ageFrom: textOf(ages?.from),
    ageTo: textOf(ages?.to),
    places: textOf(places),
    languages: languages.join(' '),
    teacherName: teacher?.name ?? '',
    teacherAbout: teacher?.about ?? '',
    zone: plan?.zone ?? '',
  })
}

/** The values with the choices that their fields imply: of a stored schedule, and of drafts from before there were choices. */
export const withChoices = <Values extends ScheduleValues & { type?: ListingType }>(values: Values): Values => {
  const { type, weekdays, minutes, count, lastDay, repeat } = values
  const isWeekly = [weekdays, count, lastDay].some((value) => value !== '')
  const isSeries = repeat !== '' && type !== 'group'
  return {
    ...values,
    lessons: isWeekly ? 'weekly' : isSeries ? 'several' : minutes !== '' ? 'one' : '',
    ends: isWeekly && count === '' ? (lastDay === '' ? 'never' : 'lastDay') : 'count',
  }
}

/** Whether any field of a schedule is filled in. */
export const hasSchedule = (values: ScheduleValues) =>
  scheduleNames.some((name) => values[name] !== emptySchedule[name])

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

/** The plan of the choice; the fields of other choices keep their text and don't count. A class without a plan is one lesson, a group is open. */
export function toPlan(values: Timed, edited?: Listing): LessonPlan | undefined {
  const { type, lessons, minutes } = values
  if (lessons === '' || (lessons !== 'weekly' && type === 'class' && minutes === '')) return undefined
  const { zone, firstDay, start } = firstOf(values, edited)
  const ends = {
    count: { count: toNumber(values.count) },
    lastDay: { lastDay: withCentury(values.lastDay) },
    never: null,
  }[values.ends]
  return withFreeDays({
    ...(lessons === 'weekly'
      ? { weekdays: wordsOf(values.weekdays) as Weekday[], ends, freeDays: wordsOf(values.freeDays) }
      : { weekdays: [], ends: null }),
    start,
    end: endOf(start, minutes),
    zone,
    firstDay,
  })
}

function toTeacher({ teacherName, teacherAbout }: ScheduleValues): Teacher | undefined {
  const [name, about] = [cleanName(teacherName), cleanAbout(teacherAbout)]
  return name === '' && about === '' ? undefined : { name, ...(about !== '' && { about }) }
}

/** The typed schedule, null for none; scheduleErrors tells whether it can be saved. `edited` is the listing being edited. */
export function toSchedule(values: Timed, edited?: Listing): Schedule | null {
  const { ageFrom, ageTo, places, languages } = values
  const teacher = toTeacher(values)
  const plan = toPlan(values, edited)
  const schedule: Schedule = {
    ...(plan && { plan }),
    ...((ageFrom !== '' || ageTo !== '') && {
      ages: { from: toNumber(ageFrom), to: ageTo === '' ? null : toNumber(ageTo) },
    }),
    ...(places !== '' && { places: toNumber(places) }),
    ...(languages !== '' && { languages: wordsOf(languages) as TeachingLanguage[] }),
    ...(teacher && { teacher }),
  }
  return Object.keys(schedule).length === 0 ? null : schedule
}

const fieldErrors: Record<Exclude<ScheduleProblem, 'tooLong' | 'teacher'>, readonly [keyof Timed, MessageKey]> = {
  weekdays: ['weekdays', 'scheduleWeekdays'],
  start: ['startDate', 'scheduleStart'],
  firstDay: ['startDate', 'scheduleStart'],
  zone: ['startDate', 'scheduleStart'],
  end: ['minutes', 'scheduleMinutes'],
  length: ['minutes', 'scheduleMinutes'],
  count: ['count', 'scheduleCount'],
  lastDay: ['lastDay', 'scheduleLastDay'],
  freeDays: ['freeDays', 'scheduleFreeDays'],
  ages: ['ageFrom', 'scheduleAges'],
  places: ['places', 'schedulePlaces'],
  languages: ['languages', 'empty.languages'],
}

/** The number of listings to publish, a week apart; 0 unless it is a series. */
export const repeatOf = ({ lessons, repeat }: Pick<ScheduleValues, 'lessons' | 'repeat'>) =>
  lessons === 'several' ? toNumber(repeat) : 0

/** The errors that keep the typed schedule from being saved, by field; empty if it can be saved. */
export function scheduleErrors(values: Timed, edited?: Listing): Partial<Record<keyof Timed, MessageKey>> {
  const problems = scheduleProblems(toSchedule(values, edited) ?? {})
  const { lessons } = values
  if (lessons === 'weekly' && values.weekdays === '') problems.push('weekdays')
  // Without a start, the end is unreadable too.
  const isStartless = problems.includes('start') && toNumber(values.minutes) > 0
  const errors = problems
    .filter((problem) => !(problem === 'end' && isStartless))
    .map((problem) => {
      if (problem === 'tooLong') return [values.ends === 'lastDay' ? 'lastDay' : 'count', 'scheduleTooLong'] as const
      if (problem !== 'teacher') return fieldErrors[problem]
      const field = isTeacher({ name: cleanName(values.teacherName) }) ? 'teacherAbout' : 'teacherName'
      return [field, field] as const
    })
  const parts = repeatOf(values)
  return {
    ...(Object.fromEntries(errors) as Partial<Record<keyof Timed, MessageKey>>),
    ...(lessons === 'several' && {
      ...(!(parts >= fewestParts && parts <= mostParts) && { repeat: 'seriesCount' as const }),
      ...(values.startDate === '' && { startDate: 'scheduleStart' as const }),
    }),
  }
}
