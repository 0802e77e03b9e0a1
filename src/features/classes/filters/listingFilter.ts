import { parseRef, refOf } from '@/api/ids.ts'
import { filterNames, filters, isActive, type FilterValues } from './filters.ts'

/** More than three columns don't fit. */
export const mostCompared = 3

/** Reads `class/a,group/b`: the classes of a comparison, without duplicates; anything else is dropped. */
export function parseCompare(text: string | null): string[] {
  const words = (text ?? '').slice(0, 500).split(',')
  return [...new Set(words.flatMap((word) => parseRef(word) ?? []).map(refOf))].slice(0, mostCompared)
}

/** The default is soonest first. */
export const sortings = ['price', 'price-desc', 'title'] as const

/** The state of the catalog. Stored only in the address. */
export type ListingFilter = FilterValues & {
  q: string
  sort: (typeof sortings)[number] | null
  /** `class/a,group/b`: compared with each other. */
  compare: string | null
  /** From 1. */
  page: number
}

/** Reads the query of an address; unknown words, invalid dates, and page numbers that are no numbers are ignored. */
export function parseFilter(search: string): ListingFilter {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  const q = (params.get('q') ?? '').slice(0, 200)
  const values = filterNames.map((name) => [name, filters[name].parse(params.get(name))])
  return {
    q: q.trim() === '' ? '' : q,
    ...(Object.fromEntries(values) as FilterValues),
    compare: parseCompare(params.get('compare')).join(',') || null,
    sort: sortings.find((one) => one === params.get('sort')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export const emptyFilter = parseFilter('')

/** The query of an address for a filter, `?q=…&page=2`; empty for an empty filter. */
export function toSearch({ page, saved, ...wishes }: ListingFilter): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wishes))
    if (value !== null && value !== '') params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  const query = [saved ? 'saved' : '', params.toString()].filter(Boolean).join('&')
  return query === '' ? '' : `?${query}`
}

/** The number of active filters, not counting the search words and the order. */
export const countFilters = (filter: ListingFilter) => filterNames.filter((name) => isActive(filter, name)).length
