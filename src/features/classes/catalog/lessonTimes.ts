import { chosenDays, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { weekdays } from '@/listing/schedule/schedule.ts'

const dayLength = 86_400_000

/** The first and last instant of a date filter, in milliseconds; days follow the reader's calendar. */
export function instants(date: string, now: number): { from: number; to: number } {
  if (date === 'week') return { from: now, to: now + 7 * dayLength }
  if (date === 'month') return { from: now, to: now + 30 * dayLength }
  const days = chosenDays(date)
  return {
    from: days?.from ? new Date(`${days.from}T00:00:00`).getTime() : -Infinity,
    to: days?.to ? new Date(`${days.to}T23:59:59.999`).getTime() : Infinity,
  }
}

/** Whether a lesson that starts at an instant (milliseconds) is on such a day or at such a time of the reader. */
export function isAt(time: NonNullable<ListingFilter['time']>, start: number): boolean {
  const date = new Date(start)
  const hour = date.getHours()
  const weekend = date.getDay() === 0 || date.getDay() === 6
  switch (time) {
    case 'weekdays':
      return !weekend
    case 'weekends':
      return weekend
    case 'mornings':
      return hour < 12
    case 'afternoons':
      return hour >= 12 && hour < 17
    case 'evenings':
      return hour >= 17
    default:
      return time === weekdays[(date.getDay() + 6) % 7]
  }
}
