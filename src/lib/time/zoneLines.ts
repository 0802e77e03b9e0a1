import { wallTime } from './calendarLines.ts'
import { zoneOffset } from './zoneOffset.ts'

const day = 86_400_000
const week = 7 * day
const minute = 60_000

/** A change of a zone's clocks: the wall time, in milliseconds as if it were UTC, by the offset before it. */
type Change = { wall: number; from: number; to: number }

/** `-0500` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  return `${offset < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
}

/** The instant, between two with different offsets, at which the later offset of a zone begins. */
function changeBetween(zone: string, before: number, after: number): number {
  const old = zoneOffset(zone, before)
  let [low, high] = [before, after]
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 120_000) * minute
    if (zoneOffset(zone, middle) === old) low = middle
    else high = middle
  }
  return high
}

/** The changes of a zone between two instants (milliseconds), in order. */
function changesOf(zone: string, start: number, end: number): Change[] {
  const changes: Change[] = []
  let from = zoneOffset(zone, start)
  for (let at = start; at < end; at += week) {
    const to = zoneOffset(zone, at + week)
    if (to === from) continue
    changes.push({ wall: changeBetween(zone, at, at + week) + from, from, to })
    from = to
  }
  return changes
}

/** The weekday of a change within its month: `2SU`, or `-1SU` for the last Sunday. */
function weekdayInMonth(wall: number, fromEnd: boolean): string {
  const date = new Date(wall)
  const name = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][date.getUTCDay()]!
  const isLast = new Date(wall + week).getUTCMonth() !== date.getUTCMonth()
  return fromEnd ? `${isLast ? -1 : 0}${name}` : `${Math.ceil(date.getUTCDate() / 7)}${name}`
}

/** The number of years that a rule must cover. */
const ruleYears = 10

/** The yearly rule of changes in ten years or more that are on the same weekday of the same month at the same time; null if there is none. */
function yearlyRule(changes: readonly Change[]): string | null {
  const [first] = changes
  if (first === undefined || changes.length < ruleYears) return null
  const year = ({ wall }: Change) => new Date(wall).getUTCFullYear()
  const isYearly = changes.every(
    (change, i) =>
      year(change) === year(first) + i &&
      change.from === first.from &&
      change.to === first.to &&
      change.wall % day === first.wall % day &&
      new Date(change.wall).getUTCMonth() === new Date(first.wall).getUTCMonth(),
  )
  const byDay = [true, false]
    .map((fromEnd) => changes.map(({ wall }) => weekdayInMonth(wall, fromEnd)))
    .find((days) => new Set(days).size === 1 && !days[0]!.startsWith('0'))
  return isYearly && byDay ? `FREQ=YEARLY;BYMONTH=${new Date(first.wall).getUTCMonth() + 1};BYDAY=${byDay[0]}` : null
}

function observance({ wall, from, to }: Change, rule?: string): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallTime(wall)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/**
 * The VTIMEZONE of a zone, correct from a year before `start` to a year after `end` (milliseconds): one observance and its yearly rule for each
 * season, the only form that Outlook supports. Lists every change of a zone without such rules.
 */
export function zoneLines(zone: string, start: number, end: number): string[] {
  const since = Math.floor((start - 366 * day) / minute) * minute
  const offset = zoneOffset(zone, since)
  const fixed = observance({ wall: since + offset, from: offset, to: offset })
  const until = end + 366 * day
  const changes = changesOf(zone, since, Math.max(until, start + ruleYears * 366 * day))
  const seasons = [changes.filter(({ from, to }) => to < from), changes.filter(({ from, to }) => to > from)]
  const rules = seasons.map(yearlyRule)
  const lines = rules.every((rule) => rule !== null)
    ? seasons.flatMap(([first], i) => observance(first!, rules[i]!))
    : [...fixed, ...changes.filter(({ wall, from }) => wall - from < until).flatMap((change) => observance(change))]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE']
}
