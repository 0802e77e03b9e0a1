import { calendarDay, twoDigits } from './calendarDays.ts'

/** A date input's value with the century of a two-digit year: `0026-12-02` is `2026-12-02`. Any other value unchanged. */
export const withCentury = (value: string) => value.replace(/^00(?=\d\d-)/, '20')

/** Whether the year of a date or datetime-local input is plausible: 2000 to 2099. */
export const hasLikelyYear = (value: string) => /^20\d\d-/.test(value)

/** Converts an ISO instant to the value of a datetime-local input in the local time zone (`2026-11-21T20:30`); empty if it is invalid. */
export function toLocalInput(iso: string | null | undefined): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return `${calendarDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/**
 * Converts the value of a datetime-local input to an instant (ISO 8601, UTC); null if it is invalid. A time skipped by daylight saving moves
 * forward by an hour.
 */
export function fromLocalInput(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
