import { calendarDay, twoDigits } from '@/lib/time/calendarDays.ts'

/** Start times from 09:00 to 17:30 (CONTRACT.md §9), as `13:30`. */
const halfHours = Array.from(
  { length: 18 },
  (_, index) => `${twoDigits(9 + Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
)

/** Today and the next four days in the local time zone, as `2026-11-21`. */
export const trialDays = (now: Date) =>
  Array.from({ length: 5 }, (_, ahead) =>
    calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead)),
  )

/** Parses a day and a time in the local time zone; null unless both are valid. */
export function localMoment(day: string, time = '00:00'): Date | null {
  const [, year, month, date, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(`${day}T${time}`) ?? []
  if (minute === undefined) return null
  const moment = new Date(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute))
  return calendarDay(moment) === day ? moment : null
}

/** The slots of a day that have not started yet; empty if the day is not offered. */
export const slotsOf = (day: string, now: Date) =>
  trialDays(now).includes(day)
    ? halfHours.filter((slot) => (localMoment(day, slot)?.getTime() ?? 0) > now.getTime())
    : []

/** The end of a half-hour slot: `13:30` → `14:00`. */
export function slotEnd(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const end = hour * 60 + minute + 30
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`
}

/**
 * The start of a trial lesson, or null if only the scheduler's email contains it. `new Date` alone would also find a date in the URI of an event,
 * so the format is checked first.
 */
export function trialStart({ scheduleDate, startTime }: { scheduleDate: string; startTime: string }): Date | null {
  return (
    localMoment(scheduleDate, startTime) ??
    (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(scheduleDate) &&
    !Number.isNaN(Date.parse(scheduleDate))
      ? new Date(scheduleDate)
      : null)
  )
}

/** The end of a trial lesson, half an hour after its start. */
export const trialEnd = (start: Date) => new Date(start.getTime() + 30 * 60_000)
