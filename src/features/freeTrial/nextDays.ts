import { calendarDay } from '@/lib/calendarDay.ts'

/** The three calendar days after one, each with its noon in the reader's zone (a moment that exists on every day). */
export function nextDays(today: string) {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return [1, 2, 3].map((ahead) => {
    const date = new Date(year, month - 1, day + ahead, 12)
    return { day: calendarDay(date), date }
  })
}
