import { calendarDay, twoDigits } from '@/lib/calendarDay.ts'

/** Every start of a half hour from 09:00 up to before 18:00 (SPEC.md §9), as `13:30`. */
const halfHours = Array.from({ length: 18 }, (_, index) => `${twoDigits(9 + Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`)

/** Five consecutive days from today, in the reader's zone. */
export const trialDays = (now: Date) => Array.from({ length: 5 }, (_, ahead) => calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead)))

/** The moment of a day and a time of day in the reader's zone; null for what is no real day or time. */
export function localMoment(day: string, time = '00:00'): Date | null {
  const [, year, month, date, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(`${day}T${time}`) ?? []
  if (minute === undefined) return null
  const moment = new Date(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute))
  return calendarDay(moment) === day ? moment : null
}

/** The half hours of a day that have not begun; none for a day that is not offered. */
export const slotsOf = (day: string, now: Date) => (trialDays(now).includes(day) ? halfHours.filter((slot) => (localMoment(day, slot)?.getTime() ?? 0) > now.getTime()) : [])

/** When the half hour that begins at this time of day ends: `13:30` → `14:00`. */
export function slotEnd(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const end = hour * 60 + minute + 30
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`
}
