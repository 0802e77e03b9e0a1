import type { Backend } from '../backend/app.ts'
import { password } from '../backend/seed/seed.ts'
import { addresses } from '../house/addresses.ts'
import type { Person } from './typing.ts'

export const roles = ['visitor', 'student', 'teacher', 'admin'] as const
export type Role = (typeof roles)[number]

const named = (...names: string[]): Person[] =>
  names.map((name) => ({ email: name === '' ? '' : `${name}@nihol.test`, password }))
export const people: Record<Role, readonly Person[]> = {
  visitor: named(''),
  student: named('aziza', 'bekzod', 'malika', 'sentinel-student'),
  teacher: named('dilnoza', 'rustam', 'sentinel-teacher'),
  admin: named('admin'),
}

export const windows = [
  { touch: true, width: 360, height: 740 },
  { touch: false, width: 360, height: 740 },
  { touch: false, width: 768, height: 1024 },
  { touch: false, width: 1280, height: 860 },
] as const

/** Every page, and addresses that other tests do not list. */
const site = [
  ...new Set(addresses.map(({ address }) => address)),
  '/#consultation',
  '/contact',
  '/lessons?q=chess&type=class',
  '/lessons?category=Chess&price=free',
  '/courses/quran',
  '/courses/nope',
  '/upcoming-course/1',
  '/upcoming-course/9',
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
