import { names } from '@/i18n/format.ts'
import type { Language } from '@/i18n/language.ts'
import { dayNumber, isoDayOf, weekdayOf } from '@/lib/time/calendarDays.ts'

/** The seven days (ISO, Monday first) of the week containing a day, or of a week `later` weeks after it; null for an invalid day. */
export function weekOf(isoDay: string, later = 0): string[] | null {
  const number = dayNumber(isoDay)
  if (number === null) return null
  const monday = number - weekdayOf(number) + 7 * later
  return Array.from({ length: 7 }, (_, index) => isoDayOf(monday + index))
}

/** The first and last day of a week (ISO) as its name: `Nov 30 – Dec 6, 2026`, `2026-yil 7–13-dekabr`. */
export function weekRange(first: string, last: string, language: Language): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  const month = (date: Date) => names[language].months[date.getUTCMonth()]!
  const [sameMonth, sameYear] = [from.getUTCMonth() === to.getUTCMonth(), from.getUTCFullYear() === to.getUTCFullYear()]
  if (language === 'uz') {
    const day = (date: Date) => `${date.getUTCDate()}-${month(date)}`
    if (sameMonth) return `${to.getUTCFullYear()}-yil ${from.getUTCDate()}–${day(to)}`
    return `${from.getUTCFullYear()}-yil ${day(from)} – ${sameYear ? '' : `${to.getUTCFullYear()}-yil `}${day(to)}`
  }
  const day = (date: Date) => `${month(date).slice(0, 3)} ${date.getUTCDate()}`
  if (sameMonth) return `${day(from)}–${to.getUTCDate()}, ${to.getUTCFullYear()}`
  return `${day(from)}${sameYear ? '' : `, ${from.getUTCFullYear()}`} – ${day(to)}, ${to.getUTCFullYear()}`
}
