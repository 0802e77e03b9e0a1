import type { Listing } from '@/api/listings.ts'
import { parseDate } from '@/i18n/format.ts'
import { lessonState } from '@/lib/schedule/lessonState.ts'
import { startsWithPlan } from '@/lib/schedule/scheduleProblems.ts'
import { splitDescription, type SplitDescription } from '@/lib/schedule/splitDescription.ts'

export type Scheduled = Pick<Listing, 'description' | 'startDate'>

/** A listing is never changed in place, and lists ask for the same one again with every minute. */
const known = new WeakMap<Scheduled, SplitDescription>()

const startOf = ({ startDate }: Scheduled) => parseDate(startDate)?.getTime() ?? null

/** A listing's description as its teacher's own words and its schedule; all of it is words where the schedule contradicts startDate. */
export function scheduleOf(listing: Scheduled): SplitDescription {
  const earlier = known.get(listing)
  if (earlier !== undefined) return earlier
  const split = splitDescription(listing.description)
  const plan = split.schedule?.plan
  const found =
    plan === undefined || startsWithPlan(plan, startOf(listing))
      ? split
      : { text: listing.description, gap: '', schedule: null, damaged: true }
  known.set(listing, found)
  return found
}

/** When the lessons of a listing are; null where nobody has said. */
export const planOf = (listing: Scheduled) => scheduleOf(listing).schedule?.plan ?? null

/** Where a listing stands at a moment (milliseconds). */
export const stateOf = (listing: Scheduled, now: number) => lessonState(planOf(listing), startOf(listing), now)

/** The lesson that is going on or comes next; null when none is known. */
export function lessonAhead(listing: Scheduled, now: number) {
  const state = stateOf(listing, now)
  if (state.phase === 'live') return state.lesson
  return state.phase === 'upcoming' || state.phase === 'between' ? state.next : null
}
