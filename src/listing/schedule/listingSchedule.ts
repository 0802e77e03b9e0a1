import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { parseDate } from '@/i18n/format.ts'
import { lessonState } from './lessonState.ts'
import { lessonCount } from './lessonsOf.ts'
import { startsWithPlan } from './scheduleProblems.ts'
import { splitDescription, type SplitDescription } from './splitDescription.ts'
import { isZone } from '@/lib/time/zoneOffset.ts'
import { seriesPart } from '@/listing/seriesPart.ts'

/** The fields that contain the schedule of a listing. */
export type Described = Pick<Listing, 'description' | 'startDate'>
export type Scheduled = Described & Pick<Listing, 'type' | 'title'>

/** A listing is never mutated, and lists read the same listings again every minute. */
const known = new WeakMap<Described, SplitDescription>()

const startOf = ({ startDate }: Described) => parseDate(startDate)?.getTime() ?? null

/** Splits a listing's description into its teacher's text and its schedule; a schedule that contradicts startDate is part of the text. */
export function scheduleOf(listing: Described): SplitDescription {
  const earlier = known.get(listing)
  if (earlier !== undefined) return earlier
  const split = splitDescription(listing.description)
  const plan = split.schedule?.plan
  const found =
    plan === undefined || !isZone(plan.zone) || startsWithPlan(plan, startOf(listing))
      ? split
      : { text: listing.description, gap: '', schedule: null, damaged: true }
  known.set(listing, found)
  return found
}

/** The plan in a description. Ten thousand descriptions are too many to parse, and every plan contains this word. */
const statedPlan = (listing: Described) =>
  listing.description.includes('Lesson') ? (scheduleOf(listing).schedule?.plan ?? null) : null

/** The plan of a listing's lessons; null if its description has none, or if this browser doesn't know the zone. */
export function planOf(listing: Described) {
  const plan = statedPlan(listing)
  return plan !== null && isZone(plan.zone) ? plan : null
}

/** The number of lessons of a listing's plan; null if it has no plan, or a plan without an end. */
export function plannedCount(listing: Described): number | null {
  const plan = planOf(listing)
  return plan === null ? null : lessonCount(plan)
}

/** The unit of a price: `8 lessons`, or `for this group` if their number is unknown. Null for a free listing and an unreadable price. */
export function priceUnit(listing: Scheduled & Pick<Listing, 'price'>, t: TFunction<'classes'>): string | null {
  if (!((listing.price ?? 0) > 0)) return null
  const count = plannedCount(listing)
  return count === null ? t(`unit.${listing.type}`) : t('unit.lessons', { count })
}

/** The zone of a listing's lessons if this browser does not know the zone, so their times are unknown. Null otherwise. */
export function unknownZone(listing: Described): string | null {
  const plan = statedPlan(listing)
  return plan === null || isZone(plan.zone) ? null : plan.zone
}

/** Whether a listing without known lessons is a single lesson: a class, or a part of a series. A group has no known end. */
export const isOneLesson = (listing: Scheduled) =>
  (listing.type === 'class' || seriesPart(listing.title) !== null) && !statedPlan(listing)?.weekdays.length

/** The state of a listing at a given time (milliseconds). */
export const stateOf = (listing: Scheduled, now: number) =>
  lessonState(planOf(listing), startOf(listing), now, isOneLesson(listing))

/** Whether the last lesson of a listing has ended at a given time (milliseconds). */
export const isFinished = (listing: Scheduled, now: number) =>
  !((startOf(listing) ?? 0) > now) && stateOf(listing, now).phase === 'finished'

/** The current or next lesson. Null if unknown. */
export function lessonAhead(listing: Scheduled, now: number) {
  const state = stateOf(listing, now)
  return state.phase === 'live' ? state.lesson : 'next' in state ? state.next : null
}

/** The first lesson that starts after a given time (milliseconds). Null if unknown. */
export function lessonAfter(listing: Scheduled, now: number) {
  const state = stateOf(listing, now)
  return 'next' in state ? state.next : null
}

/** The position of a listing in a list: its rank, then a number; smaller comes first. */
function placeOf(listing: Scheduled, now: number): readonly [number, number] {
  const start = startOf(listing)
  // The first lesson of a plan starts at the same time, so the plan need not be parsed.
  if (start !== null && start > now) return [0, start]
  const state = stateOf(listing, now)
  switch (state.phase) {
    case 'live':
      return [0, state.lesson.start]
    case 'upcoming':
    case 'between':
      return [0, state.next.start]
    case 'ongoing':
      return [1, -state.since]
    case 'noDate':
      return [2, 0]
    case 'finished':
      return [3, -state.last.start]
  }
}

/**
 * The order of every list at a given time (milliseconds): with a lesson running or ahead, soonest first; then ongoing, latest start first; then
 * without a date; then finished, latest first. Equal items are ordered by `tie`, or keep their order.
 */
export function soonestFirst<Item>(
  items: readonly Item[],
  now: number,
  listingOf: (item: Item) => Scheduled,
  tie: (one: Item, other: Item) => number = () => 0,
): Item[] {
  return items
    .map((item) => ({ item, place: placeOf(listingOf(item), now) }))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1] || tie(a.item, b.item))
    .map(({ item }) => item)
}
