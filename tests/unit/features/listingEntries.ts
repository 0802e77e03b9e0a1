import type { Listing } from '@/api/listings.ts'
import { buildIndex, filterEntries } from '@/features/classes/catalog/listingIndex.ts'
import { emptyFilter, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'

export const now = new Date('2026-11-20T12:00:00Z').getTime()
export const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()
export const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
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

export const all = buildIndex([
  listing('soon', { startDate: inDays(1), price: 30, description: 'For ages 7 to 10' }),
  listing('later', { startDate: inDays(20), price: 10, type: 'group', categoryId: 'c1' }),
  listing('far', { startDate: inDays(90), price: 60 }),
  listing('begun', { startDate: inDays(-2), price: 25, categoryId: 'c2' }),
  listing('longAgo', { startDate: inDays(-400), price: 50 }),
  listing('open', { price: 0, title: 'Oʻyin va shaxmat' }),
  listing('broken', { startDate: 'next Monday', title: '' }),
])
export const categories = [
  { id: 'c1', name: 'Chess' },
  { id: 'c2', name: 'IT coding' },
  { id: 'c3', name: 'Art' },
]
export const nameOf = ({ name }: { name: string }) => (name === 'Chess' ? 'Shaxmat' : null)

/** The ids of the entries that a filter leaves, in their order. */
export const idsOf = (entries: ReturnType<typeof buildIndex>, filter: Partial<ListingFilter>, known = categories) =>
  filterEntries(entries, { ...emptyFilter, ...filter }, { now, categories: known, nameOf }).map(
    ({ listing: { id } }) => id,
  )
