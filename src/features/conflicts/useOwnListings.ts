import { useQueries } from '@tanstack/react-query'
import { ownListingsQuery, type Listing } from '@/api/listings.ts'

const types = ['class', 'group'] as const

/** What the signed-in teacher has published, as far as it can be read; `settled` once nothing more is awaited. */
export function useOwnListings(enabled = true): { listings: readonly Listing[]; settled: boolean } {
  return useQueries({
    queries: types.map((type) => ({
      ...ownListingsQuery(type),
      enabled,
      // The note of the form would ask again for what its copy has just asked for in vain.
      retryOnMount: ({ state }: { state: { errorUpdatedAt: number } }) => Date.now() - state.errorUpdatedAt > 30_000,
    })),
    combine: (lists) => ({
      listings: lists.flatMap(({ data }) => data ?? []),
      settled: lists.every(({ isFetched }) => isFetched),
    }),
  })
}
