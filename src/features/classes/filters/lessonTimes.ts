import { weekdays } from '@/listing/schedule/schedule.ts'

export const datePresets = ['week', 'month'] as const
/** Days and times of day in the reader's own zone. */
export const moments = ['weekdays', 'weekends', 'mornings', 'afternoons', 'evenings', ...weekdays] as const

const dayLength = 86_400_000

/** Whether a text is an existing calendar day; February 30 isn't. */
const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The two days of a date filter, each possibly empty. Null for presets and invalid values. */
export function chosenDays(date: string | null): { from: string; to: string } | null {
  const [from, to, ...rest] = (date ?? '').split('..')
  if (from === undefined || to === undefined || rest.length > 0) return null
  return [from, to].every((day) => day === '' || isDay(day)) ? { from, to } : null
}

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
export function isAt(time: (typeof moments)[number], start: number): boolean {
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
