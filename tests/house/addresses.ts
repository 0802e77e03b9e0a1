import { courses } from '@/content/courses.ts'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { paths, pathTo } from '@/paths.ts'
import { listingId } from '../backend/seed/seed.ts'

export type Address = { path: keyof typeof paths; address: string; as?: 'student' | 'teacher' | 'admin' }

export const emails = { student: 'aziza@nihol.test', teacher: 'rustam@nihol.test', admin: 'admin@nihol.test' } as const

const chess = { type: 'class', id: listingId('class', 'chess-first-moves') } as const

/** One address of every route (all of them for the fixed catalogs), and who looks at it. */
export const addresses: Address[] = [
  ...(
    [
      'home',
      'aboutUs',
      'pricing',
      'privacy',
      'terms',
      'refund',
      'cancellation',
      'accessibility',
      'support',
      'howItWorks',
      'contactUs',
      'freeTrial',
      'subjects',
      'lessons',
      'login',
      'signup',
      'forgotPassword',
      'check',
    ] as const
  ).map((path) => ({ path, address: paths[path] })),
  ...courses.map(({ slug }) => ({ path: 'course' as const, address: pathTo.course(slug) })),
  ...upcomingCourses.map(({ id }) => ({ path: 'upcomingCourse' as const, address: pathTo.upcomingCourse(id) })),
  ...(['student', 'teacher', 'admin'] as const).map((as) => ({
    path: 'dashboard' as const,
    address: paths.dashboard,
    as,
  })),
  { path: 'classes', address: paths.classes, as: 'student' },
  { path: 'classDetails', address: pathTo.classDetails(chess), as: 'student' },
  { path: 'classroom', address: pathTo.classroom(chess), as: 'teacher' },
  { path: 'addListing', address: paths.addListing, as: 'teacher' },
  { path: 'editListing', address: pathTo.editListing(chess), as: 'teacher' },
]
