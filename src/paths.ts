import { generatePath } from 'react-router-dom'
import type { ListingType } from '@/api/ids.ts'

/** One pattern per route; every link is built from it, here or with `pathTo`. */
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
  dashboard: '/dashboard',
  classroom: '/classroom/:id/:type',
  classes: '/classes',
  classDetails: '/classdetails/:id/:type',
  addListing: '/add-class-group',
  editListing: '/edit/:id/:state',
} as const

/** An address that no page has; what is written for it at build time answers every unknown one. */
export const unknownPage = '/404'

type ListingRef = { type: ListingType; id: string }

/** Builders of the addresses that hold a value. */
export const pathTo = {
  course: (slug: string) => generatePath(paths.course, { id: slug }),
  upcomingCourse: (id: string) => generatePath(paths.upcomingCourse, { id }),
  classroom: ({ id, type }: ListingRef) => generatePath(paths.classroom, { id, type }),
  classDetails: ({ id, type }: ListingRef) => generatePath(paths.classDetails, { id, type }),
  editListing: ({ id, type }: ListingRef) => generatePath(paths.editListing, { id, state: type }),
  /** The catalogue, with the words of its query: `q`, `category` (the English name), `type`. */
  lessons: (filter: Readonly<Record<string, string>> = {}) => [paths.lessons, new URLSearchParams(filter).toString()].filter(Boolean).join('?'),
  /** The form for a new class or group, filled from an earlier one. */
  duplicateListing: ({ id, type }: ListingRef) => `${paths.addListing}?from=${type}/${id}`,
  login: (next?: string) => (next === undefined ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`),
}
