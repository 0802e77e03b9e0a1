import { expect, it } from 'vitest'
import type { ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { findCategory } from '@/features/classes/filters/filters.ts'
import { buildIndex, sortEntries } from '@/features/classes/catalog/listingIndex.ts'
import { now, idsOf, listing, all, categories } from './listingEntries.ts'

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
  const ids = (filter: Partial<ListingFilter>) => idsOf(entries, filter, categories)
  expect(ids({ q: 'math' })).toEqual(['subject', 'named', 'related', 'described', 'in part'])
  expect(ids({ q: 'math-club' })).toEqual(['named'])
  expect(ids({ q: 'math', sort: 'price' })).toEqual(['in part', 'related', 'described', 'subject', 'named'])
})

it.each([
  ['Shaxmat', 'шахмат'],
  ['Шахмат', 'shaxmat'],
  ['Qurʼon', 'қуръон'],
  ['Ўзбек тили', 'oʻzbek tili'],
  ['Scra\u200btch', '“Scratch”'],
  ['Chess for beginners', 'chess/beginners'],
  ['Oʻyin', 'o″yin'],
  ['Chess', 'ch\u3164e\u00adss'],
])('finds %j by %j', (title, q) => {
  const entries = buildIndex([listing('a', { title })])
  expect(idsOf(entries, { q }, [])).toEqual(['a'])
})

it('group size takes those whose schedule says as many or fewer', () => {
  const sized = buildIndex(
    ['Up to 1 child.', 'Up to 6 children.', 'Up to 7 children.', 'Up to 6 children, mostly.', ''].map((line, at) =>
      listing(String(at), { description: `We play.\n\n${line}` }),
    ),
  )
  const ids = (size: ListingFilter['size']) => idsOf(sized, { size })
  expect([ids('1'), ids('6'), ids('10'), ids(null).length]).toEqual([['0'], ['0', '1'], ['0', '1', '2'], 5])
})

it.each<[Partial<ListingFilter>, string[]]>([
  [{}, ['soon', 'later', 'far', 'broken', 'open', 'begun', 'longAgo']],
  [{ type: 'group' }, ['later']],
  [{ category: 'it CODING' }, ['begun']],
  [{ category: 'Art' }, []],
  [{ category: 'Magic' }, ['soon', 'later', 'far', 'broken', 'open', 'begun', 'longAgo']],
  [{ price: 'free' }, ['broken', 'open']],
  [{ price: '25' }, ['later', 'broken', 'open', 'begun']],
  [{ price: '50' }, ['soon', 'later', 'broken', 'open', 'begun', 'longAgo']],
  [{ date: '..' }, ['soon', 'later', 'far', 'broken', 'open', 'begun', 'longAgo']],
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
])('the filter %j', (filter, ids) => {
  expect(idsOf(sortEntries(all, null, now), filter)).toEqual(ids)
})

it('the times of a filter are in the reader’s time zone', () => {
  const at = (local: string) => listing(local, { startDate: new Date(local).toISOString() })
  const entries = buildIndex([
    at('2026-11-21T09:00'),
    at('2026-11-22T23:30'),
    at('2026-11-23T12:00'),
    at('2026-11-23T17:00'),
  ])
  const times = (time: ListingFilter['time']) => idsOf(entries, { time }).map((id) => id.slice(8))
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
