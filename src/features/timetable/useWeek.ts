import { useLocation } from 'react-router-dom'
import { calendarDay } from '@/lib/time/calendarDay.ts'
import { weekOf } from '@/lib/time/weekOf.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** The query of the week that a day (ISO) is in, of the present one without a day. */
export const weekSearch = (isoDay?: string) => `?view=week${isoDay === undefined ? '' : `&week=${isoDay}`}`

/** Whether the address asks for the week instead of the list. */
export const isWeekView = (search: string) => new URLSearchParams(search).get('view') === 'week'

/** The week that the address names by one of its days, else the present one. Days are those of the reader's clock, from Monday on. */
export function useWeek() {
  const { search } = useLocation()
  const now = useMinute()
  const today = calendarDay(new Date(now))
  const present = weekOf(today)!
  const days = weekOf(new URLSearchParams(search).get('week') ?? '') ?? present
  return { days, today, now, isPresent: days[0] === present[0] }
}
