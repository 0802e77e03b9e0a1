import { dayNumber, isoDayOf, weekdayOf } from './calendarDays.ts'

/** The seven days (ISO, Monday first) of the week containing a day, or of a week `later` weeks after it; null for an invalid day. */
export function weekOf(isoDay: string, later = 0): string[] | null {
  const number = dayNumber(isoDay)
  if (number === null) return null
  const monday = number - weekdayOf(number) + 7 * later
  return Array.from({ length: 7 }, (_, index) => isoDayOf(monday + index))
}
