import { calendarDay, twoDigits } from './calendarDay.ts'

/** An instant as the value of a datetime-local input (`2026-11-21T20:30`) in the reader's own zone; empty for what is no date. */
export function toLocalInput(iso: string | null | undefined): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return `${calendarDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The instant (ISO 8601, UTC) of a datetime-local value in the reader's zone; null for what is no date. A time skipped in spring moves on by the hour. */
export function fromLocalInput(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
