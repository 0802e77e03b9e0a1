import { parseRef, refOf } from '@/api/ids.ts'
import { pageIn } from '@/listing/Pager.tsx'
import { filterNames, filters, isActive, type FilterValues } from './filters.ts'

/** More than three columns don't fit. */
export const mostCompared = 3

/** Reads `class/a,group/b`: the classes of a comparison, without duplicates; anything else is dropped. */
export function parseCompare(text: string | null): string[] {
  const refs = (text ?? '').slice(0, 500).split(',')
  return [...new Set(refs.flatMap((ref) => parseRef(ref) ?? []).map(refOf))].slice(0, mostCompared)
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
  const q = (params.get('q') ?? '').slice(0, 200)
  const values = filterNames.map((name) => [name, filters[name].parse(params.get(name))])
  return {
    q: q.trim() === '' ? '' : q,
    ...(Object.fromEntries(values) as FilterValues),
    compare: parseCompare(params.get('compare')).join(',') || null,
    sort: sortings.find((one) => one === params.get('sort')) ?? null,
    page: pageIn(search),
  }
}

export const emptyFilter = parseFilter('')

/** The query of an address for a filter, `?q=…&page=2`; empty for an empty filter. */
export function toSearch({ page, ...wishes }: ListingFilter): string {
  const chosen = Object.entries(wishes).filter(([, value]) => value !== null && value !== '' && value !== false)
  // A filter without a value is only its name.
  const flags = chosen.flatMap(([name, value]) => (value === true ? name : []))
  const params = new URLSearchParams(chosen.flatMap(([name, value]) => (value === true ? [] : [[name, String(value)]])))
  if (page > 1) params.set('page', String(page))
  const query = [...flags, params.toString()].filter(Boolean).join('&')
  return query === '' ? '' : `?${query}`
}

/** The number of active filters, not counting the search words and the order. */
export const countFilters = (filter: ListingFilter) => filterNames.filter((name) => isActive(filter, name)).length
