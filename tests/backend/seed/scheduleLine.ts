import type { DemoSchedule } from './demoListing.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const listed = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ')

/** The line that says a schedule whose first lesson is at an instant, as the form of the app saves it; written a second time, independently of src. */
export function scheduleLine({ zone, minutes, weekly, ends, audience }: DemoSchedule, startDate: string): string {
  const first = Temporal.Instant.from(startDate).toZonedDateTimeISO(zone)
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' })
  const hours = `${clock(first)}-${clock(first.add({ minutes }))} (${zone})`
  const day = first.toPlainDate()
  if (weekly === undefined) return `Lesson: ${day.toString()}, ${hours}. ${audience}`
  const days = new Set(weekly.map((later) => day.add({ days: later }).dayOfWeek))
  const every = listed(weekdays.filter((_, i) => days.has(i + 1)))
  const count = ends !== undefined && 'count' in ends ? `${ends.count}, ` : ''
  const until = ends !== undefined && 'inDays' in ends ? ` until ${day.add({ days: ends.inDays }).toString()}` : ''
  return `Lessons: ${count}every ${every}, ${hours}, from ${day.toString()}${until}. ${audience}`
}
