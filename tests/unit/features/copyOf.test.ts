// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import { copyOf } from '@/features/teaching/copyOf.ts'
import type { ListingValues, StoredValues } from '@/features/teaching/form/listingValues.ts'
import { toListingDraft } from '@/features/teaching/form/readForm.tsx'
import { listing } from './listingEntries.ts'

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Tashkent'))
afterEach(() => void vi.unstubAllEnvs())

const now = Date.parse('2027-03-02T12:00:00Z')
const weekly = (from: string, until: string, except = '') =>
  `Bring a board.\n\nLessons: every Mon and Wed, 19:00-19:50 (America/New_York), from ${from} until ${until}.${except}`

it.each<[string, Partial<Listing>, Partial<Listing>[], Partial<ListingValues>]>([
  ['of a class without a date has none', { startDate: null }, [], { startDate: '' }],
  [
    'is in the first week in which its teacher has no other lesson',
    { startDate: '2027-03-08T12:00:00.000Z' },
    [{ startDate: '2027-03-15T12:30:00.000Z' }],
    { startDate: '2027-03-22T17:00' },
  ],
  [
    // The clocks of New York go forward on March 14.
    'keeps the schedule without its free days, by the clock of its zone, after its own last lesson',
    { startDate: '2027-03-02T00:00:00.000Z', description: weekly('2027-03-01', '2027-03-17', ' Except 2027-03-10.') },
    [],
    { startDate: '2027-03-23T04:00', description: weekly('2027-03-22', '2027-04-07') },
  ],
  ['of a lesson of a series has the title of the series', { title: 'Chess (2/5)' }, [], { title: 'Chess' }],
  ['has no picture that can’t be shown', { imageUrl: 'javascript:alert(1)' }, [], { imageUrl: '' }],
])('a copy %s', (_, source, others, copied) => {
  const original = listing('a', source)
  const own = [original, ...others.map((other, index) => listing(`other${index}`, other))]
  const copy = copyOf(original, own, now) as StoredValues
  expect({ ...copy, description: toListingDraft(copy, 'teacher').description }).toMatchObject(copied)
})
