import type { Backend } from '../backend/app.ts'
import { password } from '../backend/seed/seed.ts'
import type { Person } from './typing.ts'

export const roles = ['visitor', 'student', 'teacher', 'admin'] as const
export type Role = (typeof roles)[number]

const person = (email: string): Person => ({ email, password })

export const people: Record<Role, readonly Person[]> = {
  visitor: [person('')],
  student: ['aziza', 'bekzod', 'malika', 'sentinel-student'].map((name) => person(`${name}@nihol.test`)),
  teacher: ['dilnoza', 'rustam', 'sentinel-teacher'].map((name) => person(`${name}@nihol.test`)),
  admin: [person('admin@nihol.test')],
}

const site = [
  '/',
  '/#consultation',
  '/about-us',
  '/pricing',
  '/privacy',
  '/terms',
  '/refund',
  '/cancellation',
  '/accessibility',
  '/support',
  '/how-it-works',
  '/contact-us',
  '/contact',
  '/free-trial',
  '/subjects',
  '/lessons',
  '/lessons?q=chess&type=class',
  '/lessons?category=Chess&price=free',
  '/courses/It-coding',
  '/courses/quran',
  '/courses/chess',
  '/courses/nope',
  '/upcoming-course/1',
  '/upcoming-course/music-theory',
  '/upcoming-course/9',
  '/login',
  '/signup',
  '/forgot-password',
  '/check',
  '/no/such/page',
]

/** Where a person may open the app; the pages for others, too. */
export function addressesFor(role: Role, { store }: Backend): string[] {
  const listings = (['class', 'group'] as const).flatMap((type) =>
    store.listings.open(type).map(({ _id }) => `${_id}/${type}`),
  )
  const some = [...listings.slice(0, 3), ...listings.slice(-9)]
  const member = [
    '/dashboard',
    '/dashboard?view=week',
    '/classes',
    '/add-class-group',
    ...some.flatMap((one) => [`/classdetails/${one}`, `/classroom/${one}`, `/edit/${one}`]),
  ]
  const sheets = [...some, '0/class'].map((one) => `/lessons?show=${one.split('/').toReversed().join('/')}`)
  return role === 'visitor' ? [...site, ...sheets, ...member.slice(0, 7)] : [...site, ...sheets, ...member, ...member]
}
