import { useQueries } from '@tanstack/react-query'
import { ownListingsQuery, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'

const types = ['class', 'group'] as const

/** What the signed-in teacher has published, as far as it can be read; `settled` once nothing more is awaited. */
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
