import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import {
  chosenDays,
  countFilters,
  emptyFilter,
  parseFilter,
  toSearch,
  type ListingFilter,
} from '@/features/filters/listingFilter.ts'
import { findCategory } from '@/features/filters/findCategory.ts'
import { buildIndex, filterEntries, prepareSearch, sortEntries } from '@/features/catalogue/listingIndex.ts'
import { pageNumbers } from '@/features/listing/Pager.tsx'
import { anyText } from '../text/anyText.ts'

const parsed = (search: string): Partial<ListingFilter> =>
  Object.fromEntries(
    Object.entries(parseFilter(search)).filter(([name, value]) => value !== emptyFilter[name as keyof ListingFilter]),
  )

describe('the filter in the address', () => {
  it.each<[string, Partial<ListingFilter>]>([
    ['', {}],
    ['?', {}],
    ['?q=chess', { q: 'chess' }],
    ['?q=two+words%20', { q: 'two words ' }],
    ['?q=%20%20', {}],
    [
      '?type=class&price=25&sort=price-desc&time=evenings',
      { type: 'class', price: '25', sort: 'price-desc', time: 'evenings' },
    ],
    ['?type=lesson&price=26&sort=newest&time=night&date=tomorrow', {}],
    ['?type=class&type=group', { type: 'class' }],
    ['?category=IT%20coding', { category: 'IT coding' }],
    ['?category=', {}],
    ['?date=week', { date: 'week' }],
    ['?date=2026-11-01..2026-11-30', { date: '2026-11-01..2026-11-30' }],
    ['?date=2026-11-01..', { date: '2026-11-01..' }],
    ['?date=..', { date: '..' }],
    ['?date=2026-02-30..', {}],
    ['?date=2026-11-01', {}],
    ['?date=a..b..c', {}],
    ['?age=9&language=Uzbek', { age: 9, language: 'Uzbek' }],
    ...['0', '99', '-1', '3', '21', '09', '9.0', '1e1', 'nine', ''].map((age): [string, object] => [`?age=${age}`, {}]),
    ['?language=Klingon', {}],
    ['?size=6', { size: '6' }],
    ['?size=7', {}],
    ['?saved&compare=class/a,group/b', { saved: true, compare: 'class/a,group/b' }],
    [
      '?compare=class/a,class/a,class/../b,lesson/1,<b>,,group/c,class/d,class/e',
      { compare: 'class/a,group/c,class/d' },
    ],
    ['?page=3', { page: 3 }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=1e3', {}],
    ['?page=99999999999', {}],
    ['?__proto__=x&constructor=y&utm_source=z', {}],
    [`?q=${'x'.repeat(500)}`, { q: 'x'.repeat(200) }],
  ])('reads %s', (search, filter) => {
    expect(parsed(search)).toEqual(filter)
  })

  it('survives a round trip', () => {
    const filters = fc.record({
      q: fc.string({ maxLength: 200 }).filter((q) => q === '' || q.trim() !== ''),
      type: fc.constantFrom('class' as const, 'group' as const, null),
      category: fc.constantFrom('Chess', 'Business Entrepreneurship and financial literacy', null),
      price: fc.constantFrom('free' as const, '25' as const, '50' as const, null),
      date: fc.constantFrom('week', 'month', '..', '2026-01-01..', '..2026-12-31', null),
      time: fc.constantFrom('weekdays' as const, 'mornings' as const, null),
      age: fc.constantFrom(4, 9, 20, null),
      size: fc.constantFrom('1' as const, '6' as const, null),
      language: fc.constantFrom('Uzbek' as const, null),
      saved: fc.boolean(),
      compare: fc.constantFrom('class/a', 'class/a,group/b', null),
      sort: fc.constantFrom('price' as const, 'title' as const, null),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(toSearch(filter))).toEqual(filter)
      }),
    )
    fc.assert(
      fc.property(anyText, (search) => {
        expect(parseFilter(toSearch(parseFilter(search)))).toEqual(parseFilter(search))
      }),
    )
  })

  it('is empty without filters, and counts active ones', () => {
    expect(toSearch(emptyFilter)).toBe('')
    expect(countFilters({ ...emptyFilter, q: 'x', sort: 'title', page: 3 })).toBe(0)
    expect(countFilters({ ...emptyFilter, type: 'class', price: 'free', date: 'week' })).toBe(3)
    expect(countFilters({ ...emptyFilter, date: '..' })).toBe(0)
  })

  it('distinguishes chosen dates from presets', () => {
    expect(chosenDays('2026-11-01..')).toEqual({ from: '2026-11-01', to: '' })
    expect(chosenDays('week')).toBeNull()
    expect(chosenDays(null)).toBeNull()
  })
})

const now = new Date('2026-11-20T12:00:00Z').getTime()
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()
const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  type: 'class',
  id,
  title: id,
  description: '',
  imageUrl: '',
  startDate: null,
  categoryId: null,
  link: '',
  price: 0,
  teacherId: null,
  isPublished: 'true',
  ...more,
})

const all = buildIndex([
  listing('soon', { startDate: inDays(1), price: 30, description: 'For ages 7 to 10' }),
  listing('later', { startDate: inDays(20), price: 10, type: 'group', categoryId: 'c1' }),
  listing('far', { startDate: inDays(90), price: 60 }),
  listing('begun', { startDate: inDays(-2), price: 25, categoryId: 'c2' }),
  listing('longAgo', { startDate: inDays(-400), price: 50 }),
  listing('open', { price: 0, title: 'Oʻyin va shaxmat' }),
  listing('broken', { startDate: 'next Monday', title: '' }),
])
const categories = [
  { id: 'c1', name: 'Chess' },
  { id: 'c2', name: 'IT coding' },
  { id: 'c3', name: 'Art' },
]
const nameOf = ({ name }: { name: string }) => (name === 'Chess' ? 'Shaxmat' : null)
const found = (filter: Partial<ListingFilter>) =>
  filterEntries(sortEntries(all, null, now), { ...emptyFilter, ...filter }, { now, categories, nameOf }).map(
    (entry) => entry.listing.id,
  )
const order = (sort: ListingFilter['sort']) => sortEntries(all, sort, now).map((entry) => entry.listing.id)

describe('the order of the list', () => {
  it.each<[ListingFilter['sort'], string[]]>([
    [null, ['soon', 'later', 'far', 'begun', 'longAgo', 'broken', 'open']],
    ['price', ['broken', 'open', 'later', 'begun', 'soon', 'longAgo', 'far']],
    ['price-desc', ['far', 'longAgo', 'soon', 'begun', 'later', 'broken', 'open']],
    // Titles are compared as they are searched: oʻyin among the o, what has no title at the end.
    ['title', ['begun', 'far', 'later', 'longAgo', 'open', 'soon', 'broken']],
  ])('by %s', (sort, ids) => {
    expect(order(sort)).toEqual(ids)
  })

  it('lists each listing once and does not modify its input', () => {
    expect(
      buildIndex([listing('a'), listing('b'), listing('a', { title: 'newer' })]).map((entry) => entry.listing.title),
    ).toEqual(['newer', 'b'])
    const before = all.map((entry) => entry.listing.id)
    sortEntries(all, 'price', now)
    expect(all.map((entry) => entry.listing.id)).toEqual(before)
  })
})

describe('the search index', () => {
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

  it('is built once, in idle time, a few entries at a time', () => {
    const run = idle(2)
    const { read, entries } = counted(['a', 'b', 'c'])
    prepareSearch(entries)
    expect(read).toEqual([])
    expect(run()).toBe(1)
    expect(read).toEqual(['a', 'b'])
    expect(run()).toBe(0)
    filterEntries(entries, { ...emptyFilter, q: 'x' }, { now, categories: [], nameOf })
    expect(read).toEqual(['a', 'b', 'c'])
  })

  it('stops when the list is unmounted', () => {
    const run = idle(9)
    const { read, entries } = counted(['a'])
    prepareSearch(entries)()
    run()
    expect(read).toEqual([])
  })

  it('is not built without a search', () => {
    const { read, entries } = counted(['a'])
    filterEntries(entries, emptyFilter, { now, categories: [], nameOf })
    prepareSearch(entries)() // a browser without requestIdleCallback
    expect(read).toEqual([])
  })
})

describe('filtering', () => {
  it('puts what is called so, or is of that subject, before what is described so or related, and a subject that is so in part last', () => {
    const entries = buildIndex([
      listing('in part', { categoryId: 'sat' }),
      listing('related', { categoryId: 'abacus' }),
      listing('described', { description: 'A little math' }),
      listing('subject', { categoryId: 'mental' }),
      listing('named', { title: 'Math‑club' }),
    ])
    const categories = [
      { id: 'sat', name: 'SAT preparation' },
      { id: 'mental', name: 'Mental mathematics' },
      { id: 'abacus', name: 'Mental arithmetic' },
    ]
    const ids = (filter: Partial<ListingFilter>) =>
      filterEntries(entries, { ...emptyFilter, ...filter }, { now, categories, nameOf }).map(
        (entry) => entry.listing.id,
      )
    expect(ids({ q: 'math' })).toEqual(['subject', 'named', 'related', 'described', 'in part'])
    expect(ids({ q: 'math-club' })).toEqual(['named'])
    expect(ids({ q: 'math', sort: 'price' })).toEqual(['in part', 'related', 'described', 'subject', 'named'])
  })

  it('by group size takes those whose schedule says as many or fewer', () => {
    const sized = buildIndex(
      ['Up to 1 child.', 'Up to 6 children.', 'Up to 7 children.', 'Up to 6 children, mostly.', ''].map((line, at) =>
        listing(String(at), { description: `We play.\n\n${line}` }),
      ),
    )
    const ids = (size: ListingFilter['size']) =>
      filterEntries(sized, { ...emptyFilter, size }, { now, categories, nameOf }).map(({ listing: { id } }) => id)
    expect([ids('1'), ids('6'), ids('10'), ids(null).length]).toEqual([['0'], ['0', '1'], ['0', '1', '2'], 5])
  })

  it.each<[Partial<ListingFilter>, string[]]>([
    [{}, ['soon', 'later', 'far', 'begun', 'longAgo', 'broken', 'open']],
    [{ type: 'group' }, ['later']],
    [{ category: 'it CODING' }, ['begun']],
    [{ category: 'Art' }, []],
    [{ category: 'Magic' }, ['soon', 'later', 'far', 'begun', 'longAgo', 'broken', 'open']],
    [{ price: 'free' }, ['broken', 'open']],
    [{ price: '25' }, ['later', 'begun', 'broken', 'open']],
    [{ price: '50' }, ['soon', 'later', 'begun', 'longAgo', 'broken', 'open']],
    [{ date: '..' }, ['soon', 'later', 'far', 'begun', 'longAgo', 'broken', 'open']],
    [{ date: 'week' }, ['soon']],
    [{ date: 'month' }, ['soon', 'later']],
    [{ date: '2026-11-21..2026-11-21' }, ['soon']],
    [{ date: '2026-12-01..' }, ['later', 'far']],
    [{ date: '..2026-11-01' }, ['longAgo']],
    [{ date: '2026-12-01..2026-11-01' }, []],
    [{ q: 'AGES 7' }, ['soon']],
    [{ q: "o'yin" }, ['open']],
    [{ q: 'o`yin' }, ['open']],
    [{ q: 'shaxmat' }, ['later', 'open']],
    [{ q: 'chess' }, ['later']],
    [{ q: 'chess later' }, ['later']],
    [{ q: 'nothing like it' }, []],
    [{ q: '.*' }, []],
  ])('%j', (filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })

  it('uses the reader’s time zone', () => {
    const at = (local: string) => listing(local, { startDate: new Date(local).toISOString() })
    const entries = buildIndex([
      at('2026-11-21T09:00'),
      at('2026-11-22T23:30'),
      at('2026-11-23T12:00'),
      at('2026-11-23T17:00'),
    ])
    const times = (time: ListingFilter['time']) =>
      filterEntries(entries, { ...emptyFilter, time }, { now, categories, nameOf }).map((entry) =>
        entry.listing.id.slice(8),
      )
    expect(times('weekends')).toEqual(['21T09:00', '22T23:30'])
    expect(times('weekdays')).toEqual(['23T12:00', '23T17:00'])
    expect(times('mornings')).toEqual(['21T09:00'])
    expect(times('afternoons')).toEqual(['23T12:00'])
    expect(times('evenings')).toEqual(['22T23:30', '23T17:00'])
    expect((['Sat', 'Sun', 'Mon', 'Tue'] as const).map(times)).toEqual([
      ['21T09:00'],
      ['22T23:30'],
      ['23T12:00', '23T17:00'],
      [],
    ])
  })

  it('finds a category case-insensitively, and none for an unknown name', () => {
    expect(findCategory(categories, 'chess')).toBe('Chess')
    expect(findCategory(categories, '__proto__')).toBeNull()
    expect(findCategory(undefined, 'Chess')).toBeNull()
  })
})

describe('the pages of the pager', () => {
  it.each<[number, number, (number | null)[]]>([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [200, 417, [1, null, 199, 200, 201, null, 417]],
    [417, 417, [1, null, 416, 417]],
  ])('at %i of %i', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })
})
