import type { Listing } from '@/api/listings.ts'
import { useLocation } from 'react-router-dom'
import { calendarDay } from '@/lib/time/calendarDays.ts'
import { weekOf } from './weekDays.ts'
import { overAfter } from '@/listing/schedule/lessonState.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { weekLessons } from './weekLessons.ts'

/** The query of the week containing a day (ISO), by default of the current week. */
export const weekSearch = (isoDay?: string) => `?view=week${isoDay === undefined ? '' : `&week=${isoDay}`}`

/** Whether the address names the week instead of the list. */
export const isWeekView = (search: string) => new URLSearchParams(search).get('view') === 'week'

/** When the earliest lesson in progress began (milliseconds), or `now` if none is in progress. */
function runningSince(listings: readonly Listing[], now: number) {
  const running = weekLessons(listings, now - 86_400_000, now).find(
    ({ start, end }) => (end ?? start + overAfter) > now,
  )
  return running?.start ?? now
}

/**
 * The week of the day in the address, or the current week. The current week includes a lesson of Sunday night until that lesson has ended.
 * Days follow the reader's clock and start on Monday.
 */
export function useWeek(listings: readonly Listing[]) {
  const { search } = useLocation()
  const now = useMinute()
  const today = calendarDay(new Date(now))
  const week = weekOf(today)!
  // A lesson can only be running since the week before on a Monday.
  const present = today === week[0] ? weekOf(calendarDay(new Date(runningSince(listings, now))))! : week
  const days = weekOf(new URLSearchParams(search).get('week') ?? '') ?? present
  return { days, today, now, isPresent: days[0] === present[0] }
}
