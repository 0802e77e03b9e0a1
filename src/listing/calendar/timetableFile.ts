import { calendarLines, calendarText, calendarToken, utcTime, wallTime } from '@/lib/time/calendarLines.ts'
import { weekdayOf } from '@/lib/time/calendarDays.ts'
import {
  freeLessons,
  lessonCount,
  lessonMinutes,
  lessonsOf,
  wallStart,
  type Lesson,
} from '@/listing/schedule/lessonsOf.ts'
import { weekdays, type LessonPlan } from '@/listing/schedule/schedule.ts'
import { zoneLines } from '@/lib/time/zoneLines.ts'
import { zoneOffset } from '@/lib/time/zoneOffset.ts'

/** The calendar entry of a class or group; never contains the meeting link. */
export type TimetableItem = {
  /** Stable for a listing: `class-1@nihol.example`. */
  uid: string
  title: string
  description: string
  /** The absolute address of its page, if it has one. */
  page?: string
  /** The plan of its lessons, or a single lesson (milliseconds). */
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
    // The contract has no revision numbers. Minutes since 1970 grow with every file, so a later file replaces an earlier one.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    ...times,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(`${description}\n\n${page ?? ''}`.trim())}`,
    ...(page === undefined ? [] : [`URL:${calendarToken(page)}`]),
    ...reminder('P1D', title),
    ...reminder('PT15M', title),
    'END:VEVENT',
  ]
}

/** A lesson in UTC as the time of an event. */
const inUtc = ({ start, end }: { start: number; end: number }) => [`DTSTART:${utcTime(start)}`, `DTEND:${utcTime(end)}`]

/** Whether a zone's clocks show the wall time of an instant a second time, soon after. */
function isRepeated(zone: string, instant: number): boolean {
  const later = zoneOffset(zone, instant + 3 * 3_600_000)
  const again = instant + zoneOffset(zone, instant) - later
  return again > instant && zoneOffset(zone, again) === later
}

/**
 * The lessons of a plan in runs, each with a weekly rule (RFC 5545) in the zone of the plan, or alone with none. Calendars do not agree on a
 * rule's first lesson if it is on another weekday, nor on hours that a night skips or repeats (§3.3.10 contradicts §3.3.5), even if EXDATE
 * names them: those lessons are alone, in UTC. A rule ends by COUNT, since some calendars leave out a lesson that starts exactly at UNTIL. The
 * `free` days between the lessons of a run are exceptions to its rule, which counts them.
 */
export function weeklyRuns(
  plan: LessonPlan,
  lessons: readonly Lesson[],
): { first: Lesson; rule: string | null; free: readonly Lesson[]; inUtc: boolean }[] {
  const wall = (instant: number) => instant + zoneOffset(plan.zone, instant)
  const start = wallStart(plan, 0)
  const isOdd = (lesson: Lesson) => {
    const weekday = weekdays[weekdayOf(Math.floor(wall(lesson.start) / 86_400_000))]!
    return (
      (plan.weekdays.length > 0 && !plan.weekdays.includes(weekday)) ||
      wall(lesson.start) % 86_400_000 !== start ||
      isRepeated(plan.zone, lesson.start)
    )
  }
  const runs: { lessons: Lesson[]; free: Lesson[]; inUtc: boolean }[] = []
  const free = freeLessons(plan)
  for (const lesson of lessons) {
    const [run, odd] = [runs.at(-1), isOdd(lesson)]
    const off = run && free.filter(({ start: at }) => at > run.lessons.at(-1)!.start && at < lesson.start)
    if (off === undefined || run!.inUtc || odd || off.some(isOdd))
      runs.push({ lessons: [lesson], free: [], inUtc: odd })
    else {
      run!.lessons.push(lesson)
      run!.free.push(...off)
    }
  }
  const byDay = plan.weekdays.map((weekday) => weekday.slice(0, 2).toUpperCase()).join(',')
  return runs.map(({ lessons: [first, ...rest], free: off, inUtc: odd }) => ({
    first: first!,
    rule: rest.length === 0 ? null : `FREQ=WEEKLY;BYDAY=${byDay};COUNT=${rest.length + 1 + off.length}`,
    free: off,
    inUtc: odd,
  }))
}

/** The lessons of a plan for a calendar: all, or for a plan without an end only the lessons after `now` (milliseconds). */
export const calendarLessons = (plan: LessonPlan, now: number) =>
  lessonsOf(plan, lessonCount(plan) === null ? now : undefined)

/** The wall time of an instant (milliseconds) in a zone: `20261121T013000`. */
export const wallTimeIn = (zone: string, instant: number) => wallTime(instant + zoneOffset(zone, instant))

/** The events of a plan, one per run. The first run with a rule has the uid of the listing. */
function planEvents(item: TimetableItem, plan: LessonPlan, lessons: readonly Lesson[], now: number): string[] {
  const runs = weeklyRuns(plan, lessons)
  const main = runs.find(({ inUtc: isAlone }) => !isAlone)
  return runs.flatMap((run) => {
    const { first, rule, free } = run
    const time = wallTimeIn(plan.zone, first.start)
    const uid = run === main ? item.uid : `${time.slice(0, 8)}-${item.uid}`
    const times = run.inUtc
      ? inUtc(first)
      : [
          `DTSTART;TZID=${plan.zone}:${time}`,
          // A wall-clock end would be ambiguous in the night that repeats an hour.
          `DURATION:PT${lessonMinutes(plan)}M`,
          ...(rule === null ? [] : [`RRULE:${rule}`]),
          ...free.map(({ start }) => `EXDATE;TZID=${plan.zone}:${wallTimeIn(plan.zone, start)}`),
        ]
    return eventLines(item, uid, times, now)
  })
}

/**
 * One calendar (RFC 5545) of many listings, each with reminders a day and 15 minutes before: wall-clock rules in the zone of the plan,
 * UTC for a single lesson without a plan. A plan without an end is written for three years from `now` (milliseconds).
 */
export function timetableFile(items: readonly TimetableItem[], now: number): string {
  const zones = new Map<string, { start: number; end: number }>()
  const events = items.flatMap((item) => {
    const { lessons: plan } = item
    if (!('zone' in plan)) return eventLines(item, item.uid, inUtc(plan), now)
    const lessons = calendarLessons(plan, now)
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
