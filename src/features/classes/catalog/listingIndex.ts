import type { Category } from '@/api/categories.ts'
import type { ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { agesOf, languagesOf } from '@/listing/listingAudience.ts'
import { isFinished, planOf, scheduleOf, soonestFirst } from '@/listing/schedule/listingSchedule.ts'
import { splitAge } from '@/listing/schedule/agesIn.ts'
import { lessonsSince } from '@/listing/schedule/lessonsOf.ts'
import type { Ages, TeachingLanguage } from '@/listing/schedule/schedule.ts'
import { fold, searchWords } from '@/lib/text/fold.ts'
import { alsoSearchedAs } from './alsoSearchedAs.ts'
import { filters, matchAll } from '@/features/classes/filters/filters.ts'
import { countFilters, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'

/** A listing with the data for searching and sorting, each part computed once, on first use. */
export class Entry {
  readonly listing: Listing
  /** Milliseconds since 1970. */
  readonly start: number | null
  #title: string | undefined
  #text: string | undefined
  #ages: Ages | null | undefined
  #languages: readonly TeachingLanguage[] | undefined

  constructor(listing: Listing) {
    this.listing = listing
    const start = Date.parse(listing.startDate ?? '')
    this.start = Number.isNaN(start) ? null : start
  }
  get title() {
    return (this.#title ??= fold(this.listing.title))
  }
  get text() {
    return (this.#text ??= fold(`${this.title} ${this.listing.description}`))
  }
  get ages() {
    if (this.#ages === undefined) this.#ages = agesOf(this.listing)
    return this.#ages
  }
  get languages() {
    return (this.#languages ??= languagesOf(this.listing))
  }
  /** The maximum number of children, from its schedule. */
  get places() {
    return this.listing.description.includes('Up to ') ? scheduleOf(this.listing).schedule?.places : undefined
  }
  /** The starts of its lessons since a given time: by its plan, otherwise its startDate. */
  *lessonStarts(since: number, most: number): Generator<number> {
    const plan = planOf(this.listing)
    if (plan === null) {
      if (this.start !== null && this.start >= since) yield this.start
      return
    }
    for (const { start } of lessonsSince(plan, since)) {
      if (most-- <= 0) return
      yield start
    }
  }
}

/** The listings of a list, without duplicates, as searchable entries. */
export function buildIndex(listings: readonly Listing[]): Entry[] {
  const ids = new Set(listings.map(({ id }) => id))
  // Checking for duplicates takes half the time of removing them.
  const once =
    ids.size === listings.length ? listings : [...new Map(listings.map((listing) => [listing.id, listing])).values()]
  return once.map((listing) => new Entry(listing))
}

/** Computes the search words of all entries in idle time, so the first letter of a search doesn't wait. Returns a function that stops it. */
export function prepareSearch(entries: readonly Entry[]): () => void {
  if (!('requestIdleCallback' in window)) return () => {}
  let next = 0
  const work = (left: IdleDeadline) => {
    while (next < entries.length && left.timeRemaining() > 1) {
      const entry = entries[next++]!
      void [entry.text, entry.ages]
    }
    if (next < entries.length) planned = requestIdleCallback(work)
  }
  let planned = requestIdleCallback(work)
  return () => cancelIdleCallback(planned)
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

const orders: Record<NonNullable<ListingFilter['sort']>, (a: Entry, b: Entry) => number> = {
  price: (a, b) => compare(a.listing.price ?? Infinity, b.listing.price ?? Infinity),
  'price-desc': (a, b) => compare(b.listing.price ?? -1, a.listing.price ?? -1),
  title: (a, b) => compare(a.title === '' ? '\uffff' : a.title, b.title === '' ? '\uffff' : b.title),
}

/** The entries in a sorting; equal entries soonest first, unknown prices last, finished entries at the end. Does not mutate the array. */
export function sortEntries(entries: readonly Entry[], sort: ListingFilter['sort'], now: number): Entry[] {
  const sorted = soonestFirst(
    entries,
    now,
    ({ listing }) => listing,
    (a, b) => compare(a.title, b.title) || compare(a.listing.id, b.listing.id),
  )
  if (sort === null) return sorted
  const end = sorted.findLastIndex(({ listing }) => !isFinished(listing, now)) + 1
  return [...sorted.slice(0, end).sort(orders[sort]), ...sorted.slice(end).sort(orders[sort])]
}

type Surroundings = {
  now: number
  categories: readonly Category[] | undefined
  /** A category's name in the reader's language, so both names match. */
  nameOf: (category: Category) => string | null
  saved?: readonly ListingRef[]
}

/**
 * The entries that match a filter, in their order: for the age in `q`, and with every other word of `q` in title, description, or category.
 * Entries with these words in title or subject come first, unless an order was chosen.
 */
export function filterEntries(
  entries: readonly Entry[],
  filter: ListingFilter,
  { now, categories = [], nameOf, saved = [] }: Surroundings,
): readonly Entry[] {
  if (filter.q === '' && countFilters(filter) === 0) return entries
  const asked = splitAge(filter.q)
  const words = searchWords(asked.words)
  const around = { now, categories, saved }
  const matches = matchAll(filter, around)
  const fitsAskedAge = asked.age === null ? () => true : filters.age.match(asked.age, around)
  const wordsOfCategories = (textOf: (category: Category) => string) =>
    new Map(words.length === 0 ? [] : categories.map((category) => [category.id, fold(textOf(category))]))
  const subjects = wordsOfCategories((category) => `${category.name} ${nameOf(category) ?? ''}`)
  const related = wordsOfCategories(({ name }) => alsoSearchedAs(name))
  const inPart = wordsOfCategories(({ name }) => alsoSearchedAs(name, { inPart: true }))
  const isOf = (texts: ReadonlyMap<string, string>, { listing }: Entry, word: string) =>
    texts.get(listing.categoryId ?? '')?.includes(word) ?? false
  const isAbout = (entry: Entry, word: string) =>
    entry.text.includes(word) || isOf(subjects, entry, word) || isOf(related, entry, word)

  const found = entries.filter(
    (entry) =>
      matches(entry) && fitsAskedAge(entry) && words.every((word) => isAbout(entry, word) || isOf(inPart, entry, word)),
  )
  if (words.length === 0 || filter.sort !== null) return found
  // Matches in the title come before matches in the description and related subjects, then subjects that match in part. Finished listings come
  // last.
  const rank = (entry: Entry) => {
    if (isFinished(entry.listing, now)) return 3
    if (words.every((word) => entry.title.includes(word) || isOf(subjects, entry, word))) return 0
    return words.every((word) => isAbout(entry, word)) ? 1 : 2
  }
  const ranks = new Map(found.map((entry) => [entry, rank(entry)]))
  return found.sort((a, b) => ranks.get(a)! - ranks.get(b)!)
}
