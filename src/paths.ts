import type { ListingRef } from '@/api/ids.ts' // types only: vite.config.ts reads this file, and `@` has no meaning there

/** The pages that require login. */
export const memberPaths = {
  dashboard: '/dashboard',
  classroom: '/classroom/:id/:type',
  classes: '/classes',
  classDetails: '/classdetails/:id/:type',
  addListing: '/add-class-group',
  editListing: '/edit/:id/:state',
} as const

/** One pattern per route. Every link is built from these or with `pathTo`; no other file writes an address. */
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
  ...memberPaths,
} as const

/** A path without a page. Its prerendered page is served for every unknown path. */
export const unknownPage = '/404'

/** The pages of data: their data is requested before any code, and their code after the code of their frame. */
export const isDataFirst = (pathname: string) => pathname === paths.lessons || pathname === paths.dashboard

const firstSegment = (path: string) => path.split('/')[1]!

/** Whether a pathname needs no login; public pages have their own URL in each language. */
export const isPublic = (pathname: string) =>
  !Object.values(memberPaths).some((path) => firstSegment(path) === firstSegment(pathname))

// Without the router's generatePath: the boot script and the workers of hosts have no router.
const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!))

/** An account page that opens `next` afterwards. */
export const withNext = (path: string, next: string | null = null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`

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
  login: (next: string) => withNext(paths.login, next),
  signup: (next: string) => withNext(paths.signup, next),
}

/** The parameters of a pathname that matches a pattern such as `/edit/:id`, as they are written; null if it does not match. Case-sensitive. */
export function paramsOf(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(pathname)
  return match && { ...match.groups }
}
