// @vitest-environment node
import { expect, it } from 'vitest'
import { buildIndex } from '@/features/classes/catalog/listingIndex.ts'
import { meantSearch } from '@/features/classes/catalog/meantSearch.ts'
import { all, categories, listing, nameOf } from './listingEntries.ts'

const meant = (q: string, entries = all) => meantSearch(q, { entries, categories, nameOf })

it.each([
  ['shaxmad', 'shaxmat'],
  ['shahmat', 'shaxmat'],
  ['Shxamat', 'shaxmat'],
  ['chesss', 'chess'],
  ['шахмад', 'shaxmat'],
  ['chesss/art', 'chess/art'],
  ['o‘yim', 'oʻyin'],
  ['shaxmad 9', 'shaxmat 9'],
  ['oʻyin shaxmad', 'oʻyin shaxmat'],
])('a search for “%s” probably means “%s”', (typed, expected) => {
  expect(meant(typed)).toBe(expected)
})

it.each(['', 'shaxmat', 'chess', 'shax', 'ages', 'ballet', 'sh', 'art', 'atr', '9'])(
  'a search for “%s” means what it says',
  (typed) => expect(meant(typed)).toBeNull(),
)

it('a word of a title, or of a description, is not corrected', () => {
  const entries = buildIndex([listing('a', { title: 'Ballet' }), listing('b', { description: 'Of cheese' })])
  expect([meant('ballet', entries), meant('cheese', entries), meant('balet', entries)]).toEqual([null, null, 'ballet'])
})
