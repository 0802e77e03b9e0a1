import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenDays } from '@/features/classes/filters/lessonTimes.ts'
import {
  countFilters,
  emptyFilter,
  parseFilter,
  toSearch,
  type ListingFilter,
} from '@/features/classes/filters/listingFilter.ts'
import { anyText } from '../text/anyText.ts'

const parsed = (search: string): Partial<ListingFilter> =>
  Object.fromEntries(
    Object.entries(parseFilter(search)).filter(([name, value]) => value !== emptyFilter[name as keyof ListingFilter]),
  )

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
  ['?compare=class/a,class/a,class/../b,lesson/1,<b>,,group/c,class/d,class/e', { compare: 'class/a,group/c,class/d' }],
  ['?page=3', { page: 3 }],
  ['?page=0', {}],
  ['?page=-1', {}],
  ['?page=1.5', {}],
  ['?page=1e3', {}],
  ['?page=99999999999', {}],
  ['?__proto__=x&constructor=y&utm_source=z', {}],
  [`?q=${'x'.repeat(500)}`, { q: 'x'.repeat(200) }],
])('the filter in the address reads %s', (search, filter) => {
  expect(parsed(search)).toEqual(filter)
})

it('the filter in the address survives a round trip', () => {
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

it('the filter in the address is empty without filters, and counts active ones', () => {
  expect(toSearch(emptyFilter)).toBe('')
  expect(countFilters({ ...emptyFilter, q: 'x', sort: 'title', page: 3 })).toBe(0)
  expect(countFilters({ ...emptyFilter, type: 'class', price: 'free', date: 'week' })).toBe(3)
  expect(countFilters({ ...emptyFilter, date: '..' })).toBe(0)
})

it('the filter in the address distinguishes chosen dates from presets', () => {
  expect(chosenDays('2026-11-01..')).toEqual({ from: '2026-11-01', to: '' })
  expect(chosenDays('week')).toBeNull()
  expect(chosenDays(null)).toBeNull()
})
