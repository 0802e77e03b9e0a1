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

type Subject = (typeof subjects)[number]

/** When the lessons are and for whom: the line at the end of the description (README § One way to do each thing). The first lesson is `starts`. */
export type DemoSchedule = {
  /** The teacher's zone, an IANA name. */
  zone: string
  minutes: number
  /** Lessons of a week, in days from the first: relative, so that no test depends on the weekday it runs on. Absent: a single lesson. */
  weekly?: readonly number[]
  /** The number of lessons, or how many days after the first the last may be. */
  ends?: { count: number } | { inDays: number }
  /** The sentences that follow, as they are saved: `Ages 8-12. Up to 6 children. Taught in Uzbek.` */
  audience: string
}

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
  schedule?: DemoSchedule
  /** A finished course: its teacher still sees it, the public list does not. */
  isOver?: true
}
