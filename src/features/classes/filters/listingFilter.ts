import { isListingType, type ListingType } from '@/api/ids.ts'
import { parseCompare } from '@/features/classes/saved/compare.ts'
import { teachingLanguages, weekdays, type TeachingLanguage } from '@/listing/schedule/schedule.ts'

/** The selectable ages; CONTRACT.md §1: about 4 to 21, and no class names an age above 20. */
export const childAges = Array.from({ length: 17 }, (_, index) => index + 4)
export const listingTypes = ['class', 'group'] as const
/** `free`, or the maximum price of a lesson in dollars. */
export const priceBands = ['free', '25', '50'] as const
/** The maximum number of children in a lesson. */
export const groupSizes = ['1', '4', '6', '10'] as const
export const datePresets = ['week', 'month'] as const
/** Days and times of day in the reader's own zone. */
export const moments = ['weekdays', 'weekends', 'mornings', 'afternoons', 'evenings', ...weekdays] as const
/** The default is soonest first. */
export const sortings = ['price', 'price-desc', 'title'] as const

/** The filter of the catalog; null means any. Stored only in the address. */
export type ListingFilter = {
  q: string
  /** Years. */
  age: number | null
  type: ListingType | null
  /** The English name of a category, as typed; an unknown name counts as null. */
  category: string | null
  price: (typeof priceBands)[number] | null
  /** A preset, or two calendar days of the reader (`2026-11-01..2026-11-30`), both optional. */
  date: string | null
  time: (typeof moments)[number] | null
  /** Matches only listings whose schedule has a number of children. */
  size: (typeof groupSizes)[number] | null
  language: TeachingLanguage | null
  sort: (typeof sortings)[number] | null
  /** Only classes saved on this device. */
  saved: boolean
  /** `class/a,group/b`: compared with each other. */
  compare: string | null
  /** From 1. */
  page: number
}

export const emptyFilter: ListingFilter = {
  q: '',
  age: null,
  type: null,
  category: null,
  price: null,
  date: null,
  time: null,
  size: null,
  language: null,
  saved: false,
  compare: null,
  sort: null,
  page: 1,
}

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | null =>
  words.find((word) => word === value) ?? null

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

/** Reads the query of an address; unknown words, invalid dates, and page numbers that are no numbers are ignored. */
export function parseFilter(search: string): ListingFilter {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  const date = params.get('date')
  const page = params.get('page') ?? ''
  const q = (params.get('q') ?? '').slice(0, 200)
  return {
    q: q.trim() === '' ? '' : q,
    age: childAges.find((years) => String(years) === params.get('age')) ?? null,
    type: isListingType(type) ? type : null,
    category: params.get('category')?.trim().slice(0, 100) || null,
    price: oneOf(priceBands, params.get('price')),
    date: oneOf(datePresets, date) ?? (chosenDays(date) === null ? null : date),
    time: oneOf(moments, params.get('time')),
    size: oneOf(groupSizes, params.get('size')),
    language: oneOf(teachingLanguages, params.get('language')),
    saved: params.has('saved'),
    compare: parseCompare(params.get('compare')).join(',') || null,
    sort: oneOf(sortings, params.get('sort')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of an address for a filter, `?q=…&page=2`; empty for an empty filter. */
export function toSearch({ page, saved, ...wishes }: ListingFilter): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wishes))
    if (value !== null && value !== '') params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  const query = [saved ? 'saved' : '', params.toString()].filter(Boolean).join('&')
  return query === '' ? '' : `?${query}`
}

/** The date filter; a range without any day counts as null. */
export const askedDate = ({ date }: ListingFilter) => (date === '..' ? null : date)

/** The number of active filters, not counting the search words and the order. */
export const countFilters = (filter: ListingFilter) =>
  [
    filter.age,
    filter.type,
    filter.category,
    filter.price,
    askedDate(filter),
    filter.time,
    filter.size,
    filter.language,
    filter.saved || null,
  ].filter((wish) => wish !== null).length
