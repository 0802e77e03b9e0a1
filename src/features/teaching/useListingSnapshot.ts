import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListingType } from '@/api/ids.ts'
import { listingQuery } from '@/api/listings.ts'

/**
 * A class or group as stored when its form opens: never from the cache, which may be older than the last save, and never read again while a user
 * is editing it.
 */
export function useListingSnapshot(type: ListingType, id: string) {
  const [openedAt] = useState(() => Date.now())
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...listingQuery(type, id),
    staleTime: 0,
    enabled: ({ state }) => state.dataUpdatedAt < openedAt,
  })
  return { data: dataUpdatedAt >= openedAt ? data : undefined, error, refetch }
}
