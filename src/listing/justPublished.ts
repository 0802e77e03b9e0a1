import type { Listing } from '@/api/listings.ts'

/** Matches the listing that was published last; null before that and once the dashboard has shown it. */
let isNew: ((listing: Listing) => boolean) | null = null

/** The listing just published in this tab. The response to a creation has no id, so it is identified by its fields. */
export const justPublished = {
  note: (fits: (listing: Listing) => boolean) => void (isNew = fits),
  read: () => isNew,
  forget: () => void (isNew = null),
}
