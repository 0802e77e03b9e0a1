import { useQueries } from '@tanstack/react-query'
import { ownListingsQuery, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'

const types = ['class', 'group'] as const

/** The signed-in teacher's listings that could be loaded; `settled` once no request is pending. */
export function useOwnListings(enabled = true): { listings: readonly Listing[]; settled: boolean } {
  return useQueries({
    queries: types.map((type) => ({
      ...ownListingsQuery(type),
      enabled,
      ...askedJustNow,
    })),
    combine: (lists) => ({
      listings: lists.flatMap(({ data }) => data ?? []),
      settled: lists.every(({ isFetched }) => isFetched),
    }),
  })
}
