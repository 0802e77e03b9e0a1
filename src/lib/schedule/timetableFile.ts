import { calendarLines, calendarText, calendarToken, utcTime, wallTime } from './calendarLines.ts'
import { weekdayOf } from './calendarDays.ts'
import { lessonMinutes, lessonsOf, wallStart, type Lesson } from './lessonsOf.ts'
import { weekdays, type LessonPlan } from './schedule.ts'
import { zoneLines } from './zoneLines.ts'
import { zoneOffset } from './zoneOffset.ts'

/** What a calendar is told of a class or group; never its meeting link. */
export type TimetableItem = {
  /** Stable for a listing: `class-1@nihol.example`. */
  uid: string
  title: string
  description: string
  /** The absolute address of its page. */
  page: string
  /** Its lessons, or the one there is (milliseconds). */
  lessons: LessonPlan | { start: number; end: number }
}

const reminder = (before: string, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${calendarText(title)}`,
  `TRIGGER:-${before}`,
  'END:VALARM',
]

function eventLines(
  { title, description, page }: TimetableItem,
  uid: string,
  times: readonly string[],
  now: number,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${calendarToken(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    // The contract counts no revisions. Minutes since 1970 grow with every file, so that a later one takes the place of an earlier.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    ...times,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(`${description}\n\n${page}`.trim())}`,
    `URL:${calendarToken(page)}`,
    ...reminder('P1D', title),
    ...reminder('PT15M', title),
    'END:VEVENT',
  ]
}

/** A moment in UTC as the time of an event. */
const inUtc = ({ start, end }: { start: number; end: number }) => [`DTSTART:${utcTime(start)}`, `DTEND:${utcTime(end)}`]

/** Whether a zone's clocks show the hour of an instant once more, soon after. */
function isRepeated(zone: string, instant: number): boolean {
  const later = zoneOffset(zone, instant + 3 * 3_600_000)
  const again = instant + zoneOffset(zone, instant) - later
  return again > instant && zoneOffset(zone, again) === later
}

/**
 * Calendars do not agree on a rule's first lesson if it is on another weekday, nor on hours that a night skips or repeats (RFC 5545
 * §3.3.10 contradicts §3.3.5). Those lessons are events of their own, in UTC, and left out of the rule.
 */
function planEvents(item: TimetableItem, plan: LessonPlan, lessons: readonly Lesson[], now: number): string[] {
  const { zone } = plan
  const wall = (instant: number) => instant + zoneOffset(zone, instant)
  const start = wallStart(plan, 0)
  // Rounded: a skipped hour may end on the next day.
  const day = (lesson: Lesson) => Math.round((wall(lesson.start) - start) / 86_400_000)
  const isOff = (lesson: Lesson) =>
    plan.weekdays.length > 0 && !plan.weekdays.includes(weekdays[weekdayOf(day(lesson))]!)
  const odd = lessons.filter(
    (lesson) => isOff(lesson) || wall(lesson.start) % 86_400_000 !== start || isRepeated(zone, lesson.start),
  )
  const regular = lessons.filter((lesson) => !odd.includes(lesson))
  const [first, last] = [regular[0], regular.at(-1)]
  const single = odd.flatMap((lesson) =>
    eventLines(item, `${wallTime(wall(lesson.start)).slice(0, 8)}-${item.uid}`, inUtc(lesson), now),
  )
  if (first === undefined || last === undefined) return single
  const byDay = plan.weekdays.map((weekday) => weekday.slice(0, 2).toUpperCase()).join(',')
  const times = [
    `DTSTART;TZID=${zone}:${wallTime(wall(first.start))}`,
    // An end by the wall clock would be in doubt in the night that repeats an hour.
    `DURATION:PT${lessonMinutes(plan)}M`,
    ...(first === last ? [] : [`RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${utcTime(last.start)}`]),
    ...odd
      .filter(({ index }) => index > first.index && index < last.index)
      .map((lesson) => `EXDATE;TZID=${zone}:${wallTime(wallStart(plan, day(lesson)))}`),
  ]
  return [...eventLines(item, item.uid, times, now), ...single]
}

/**
 * One calendar (RFC 5545) of many listings, each with reminders a day and 15 minutes before: wall-clock rules in the zone of the plan,
 * UTC for what is a single lesson without one. A plan without an end is written for three years. `now` is in milliseconds.
 */
export function timetableFile(items: readonly TimetableItem[], now: number): string {
  const zones = new Map<string, { start: number; end: number }>()
  const events = items.flatMap((item) => {
    const { lessons: plan } = item
    if (!('zone' in plan)) return eventLines(item, item.uid, inUtc(plan), now)
    const lessons = lessonsOf(plan)
    const years = zones.get(plan.zone)
    const [start, end] = [lessons[0]!.start, lessons.at(-1)!.end]
    zones.set(plan.zone, { start: Math.min(years?.start ?? start, start), end: Math.max(years?.end ?? end, end) })
    return planEvents(item, plan, lessons, now)
  })
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nihol//Live lessons//EN',
    'CALSCALE:GREGORIAN',
    ...[...zones].flatMap(([zone, { start, end }]) => zoneLines(zone, start, end)),
    ...events,
    'END:VCALENDAR',
  ])
}
