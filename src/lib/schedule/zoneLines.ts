import { wallTime } from './calendarLines.ts'
import { zoneOffset } from './zoneOffset.ts'

const day = 86_400_000

/** `-0500` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  return `${offset < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
}

/** The instant, between two at which a zone's offset differs, from which the later offset holds. */
function changeBetween(zone: string, before: number, after: number): number {
  const old = zoneOffset(zone, before)
  let [low, high] = [before, after]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (zoneOffset(zone, middle) === old) low = middle
    else high = middle
  }
  return high
}

function observance(from: number, to: number, wall: number): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallTime(wall)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/** The VTIMEZONE of a zone with every change of its clocks from a year before `start` to a year after `end` (milliseconds). */
export function zoneLines(zone: string, start: number, end: number): string[] {
  const week = 7 * day
  const minute = 60_000
  let at = Math.floor((start - 366 * day) / minute) * minute
  let offset = zoneOffset(zone, at)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(offset, offset, at + offset)]
  for (; at < end + 366 * day; at += week) {
    const next = zoneOffset(zone, at + week)
    if (next === offset) continue
    const change = changeBetween(zone, at, at + week)
    lines.push(...observance(offset, next, change + offset))
    offset = next
  }
  return [...lines, 'END:VTIMEZONE']
}
