import type { ListingType } from '../tables/listingTable.ts'

export const subjects = [
  'Quran',
  'IT coding',
  'Robotics',
  'Mental Arithmetic',
  'Mental Mathematics',
  'Business entrepreneurship and financial literacy',
  'Chess',
  'SAT preparation',
  'Phonics',
  'Russian language',
] as const

export type Subject = (typeof subjects)[number]

/** A class or group to seed; the name `slug` gives it its id, its meeting room and its picture in tests/backend/seed/pictures, if there is one. */
export type DemoListing = {
  slug: string
  teacher: 'dilnoza' | 'rustam'
  subject: Subject
  title: string
  description: string
  price: number
  /** Days from the seeding and the hour in UTC; absent: the date is not fixed yet. */
  starts?: { inDays: number; at: string }
  /** A course that is over: its teacher still sees it, the public list does not. */
  isOver?: true
}

/** The name a listing's id is made from. */
export const listingName = (type: ListingType, slug: string): string => `${type}:${slug}`
