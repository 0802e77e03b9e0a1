import { useQuery } from '@tanstack/react-query'
import { parseRef, type ListingType } from '@/api/ids.ts'
import { listingQuery, publicListingsQuery, type Listing } from '@/api/listings.ts'
import { asFault, Fault } from '@/lib/fault.ts'

export type ShownListing = {
  type: ListingType
  id: string
  listing: Listing | undefined
  /** Why there is no listing; `unauthorized` if the backend shows classes only to signed-in users. */
  fault: Fault | null
  retry: () => void
}

const unreadable = new Fault('notFound')

/**
 * The class or group of a reference (`class/…`), from the public list or by its id. An unreadable reference counts as not found and sends no
 * request.
 */
export function useShownListing(reference: string): ShownListing {
  const shown = parseRef(reference)
  const { type, id } = shown ?? { type: 'class', id: '' }
  const list = useQuery({ ...publicListingsQuery(type), enabled: shown !== null })
  const listed = list.data?.find((listing) => listing.id === id)
  const refused = list.data === undefined && list.error !== null && asFault(list.error).kind === 'unauthorized'
  const alone = useQuery({
    ...listingQuery(type, id),
    enabled: shown !== null && list.isFetched && listed === undefined && !refused,
  })
  if (shown === null) return { type, id, listing: undefined, fault: unreadable, retry: () => {} }
  const listing = listed ?? alone.data
  const error = refused ? list.error : alone.error
  return {
    type,
    id,
    listing,
    fault: listing === undefined && error !== null ? asFault(error) : null,
    retry: () => void alone.refetch(),
  }
}
