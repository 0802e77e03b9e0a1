import { afterEach, expect, it, vi } from 'vitest'
import type { ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { buildIndex, prepareSearch, sortEntries } from '@/features/classes/catalog/listingIndex.ts'
import { now, inDays, idsOf, listing, all } from './listingEntries.ts'

const begunGroup = buildIndex([listing('group', { startDate: inDays(-3), price: 20, type: 'group' })])
const order = (sort: ListingFilter['sort']) =>
  sortEntries([...all, ...begunGroup], sort, now).map((entry) => entry.listing.id)

it.each<[ListingFilter['sort'], string[]]>([
  [null, ['soon', 'later', 'far', 'group', 'broken', 'open', 'begun', 'longAgo']],
  ['price', ['broken', 'open', 'later', 'group', 'soon', 'far', 'begun', 'longAgo']],
  ['price-desc', ['far', 'soon', 'group', 'later', 'broken', 'open', 'longAgo', 'begun']],
  // Titles are compared as they are searched: oʻyin among the o, what has no title at the end.
  ['title', ['far', 'group', 'later', 'open', 'soon', 'broken', 'begun', 'longAgo']],
])('the order of the list by %s', (sort, ids) => {
  expect(order(sort)).toEqual(ids)
})

it('the order of the list has no start for a listing without a date', () => {
  expect(buildIndex([listing('a', { startDate: null })])[0]!.start).toBeNull()
})

it('the order of the list lists each listing once and does not modify its input', () => {
  expect(
    buildIndex([listing('a'), listing('b'), listing('a', { title: 'newer' })]).map((entry) => entry.listing.title),
  ).toEqual(['newer', 'b'])
  const before = all.map((entry) => entry.listing.id)
  sortEntries(all, 'price', now)
  expect(all.map((entry) => entry.listing.id)).toEqual(before)
})

afterEach(() => void vi.unstubAllGlobals())

const counted = (ids: readonly string[]) => {
  const read: string[] = []
  const entries = buildIndex(
    ids.map((id) => ({
      ...listing(id),
      get description() {
        if (!read.includes(id)) read.push(id)
        return ''
      },
    })),
  )
  return { read, entries }
}
/** A browser whose idle time allows a number of entries at a time. */
const idle = (many: number) => {
  const waiting: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1))
  return () => {
    let left = many + 1
    waiting.shift()?.({ didTimeout: false, timeRemaining: () => left-- })
    return waiting.length
  }
}

it('the search index is built once, in idle time, a few entries at a time', () => {
  const run = idle(2)
  const { read, entries } = counted(['a', 'b', 'c'])
  prepareSearch(entries)
  expect(read).toEqual([])
  expect(run()).toBe(1)
  expect(read).toEqual(['a', 'b'])
  expect(run()).toBe(0)
  idsOf(entries, { q: 'x' }, [])
  expect(read).toEqual(['a', 'b', 'c'])
})

it('the search index stops when the list is unmounted', () => {
  const run = idle(9)
  const { read, entries } = counted(['a'])
  prepareSearch(entries)()
  run()
  expect(read).toEqual([])
})

it('the search index is not built without a search', () => {
  const { read, entries } = counted(['a'])
  idsOf(entries, {}, [])
  prepareSearch(entries)() // a browser without requestIdleCallback
  expect(read).toEqual([])
})
