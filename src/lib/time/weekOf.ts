import { dayNumber, isoDayOf, weekdayOf } from './calendarDays.ts'

/** The seven days (ISO, Monday first) of the week that a day is in, or of one some weeks later; null for what is no day. */
export function weekOf(isoDay: string, later = 0): string[] | null {
  const number = dayNumber(isoDay)
  if (number === null) return null
  const monday = number - weekdayOf(number) + 7 * later
  return Array.from({ length: 7 }, (_, index) => isoDayOf(monday + index))
}
