import type { ListingRef } from '@/api/ids.ts'

/** One pattern per route; every link is built from these or with `pathTo`. */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  cancellation: '/cancellation',
  accessibility: '/accessibility',
  support: '/support',
  howItWorks: '/how-it-works',
  contactUs: '/contact-us',
  contact: '/contact',
  freeTrial: '/free-trial',
  subjects: '/subjects',
  lessons: '/lessons',
  course: '/courses/:id',
  upcomingCourse: '/upcoming-course/:id',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  check: '/check',
  dashboard: '/dashboard',
  classroom: '/classroom/:id/:type',
  classes: '/classes',
  classDetails: '/classdetails/:id/:type',
  addListing: '/add-class-group',
  editListing: '/edit/:id/:state',
} as const

/** A path without a page. Its prerendered page is served for every unknown path. */
export const unknownPage = '/404'

// Without the router's generatePath, so that the workers of hosts can build addresses without the router.
const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!))

/** Builds the paths with parameters. */
export const pathTo = {
  course: (slug: string) => fill(paths.course, { id: slug }),
  upcomingCourse: (id: string) => fill(paths.upcomingCourse, { id }),
  classroom: ({ id, type }: ListingRef) => fill(paths.classroom, { id, type }),
  classDetails: ({ id, type }: ListingRef) => fill(paths.classDetails, { id, type }),
  /** The check of camera and microphone, with a way back to a classroom. */
  check: ({ id, type }: ListingRef) => `${paths.check}?from=${type}/${id}`,
  editListing: ({ id, type }: ListingRef) => fill(paths.editListing, { id, state: type }),
  /** The catalog, filtered by `q`, `category` (its English name), and `type`. */
  lessons: (filter: Readonly<Record<string, string>> = {}) =>
    [paths.lessons, new URLSearchParams(filter).toString()].filter(Boolean).join('?'),
  /** A class or group for visitors; also the address of every share link. */
  classSheet: ({ id, type }: ListingRef) => `${paths.lessons}?show=${type}/${id}`,
  /** The form for a new class or group, prefilled from an existing one. */
  duplicateListing: ({ id, type }: ListingRef) => `${paths.addListing}?from=${type}/${id}`,
  login: (next?: string) => (next === undefined ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`),
}
