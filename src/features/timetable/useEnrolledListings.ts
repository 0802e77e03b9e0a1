import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Enrolment, Purchase } from '@/api/enrolments.ts'
import { listingsAtOnce } from '@/api/endpoints.ts'
import { listingQuery, publicListingsQuery, type Listing } from '@/api/listings.ts'
import { asFault } from '@/lib/fault.ts'

const types = ['class', 'group'] as const
/** How many classes and groups are asked for one by one. */
const mostAsked = 2 * listingsAtOnce
const keyOf = ({ type, id }: Enrolment) => `${type}/${id}`

/**
 * The classes and groups of a student, as far as a few requests can tell: what the purchases bring along, then what the public lists hold,
 * then a few asked for by their ids. `total` counts those that still exist.
 */
export function useEnrolledListings(purchases: readonly Purchase[]) {
  const client = useQueryClient()
  const unknown = useMemo(() => purchases.filter(({ listing }) => listing === null), [purchases])
  const { known, looking } = useQueries({
    queries: types.map((type) => ({
      ...publicListingsQuery(type),
      enabled: unknown.some((bought) => bought.type === type),
    })),
    combine: (lists) => ({
      known: lists.flatMap(({ data }) => data ?? []),
      looking: lists.some(({ isLoading }) => isLoading),
    }),
  })
  const [found, rest] = useMemo(() => {
    const listed = new Map(known.map((listing) => [keyOf(listing), listing]))
    const embedded = purchases.flatMap(({ listing }) => listing ?? [])
    return [
      [...embedded, ...unknown.flatMap((bought) => listed.get(keyOf(bought)) ?? [])],
      looking ? [] : unknown.filter((bought) => !listed.has(keyOf(bought))),
    ]
  }, [purchases, unknown, known, looking])
  const { asked, asking, gone } = useQueries({
    queries: rest.slice(0, mostAsked).map(({ type, id }) => listingQuery(type, id)),
    combine: (items) => ({
      asked: items.flatMap(({ data }) => data ?? []),
      asking: items.some(({ isLoading }) => isLoading),
      gone: items.filter(({ error }) => error !== null && asFault(error).kind === 'notFound').length,
    }),
  })
  const listings = useMemo(
    () => [
      ...found,
      ...asked,
      // What the list of cards has loaded.
      ...rest
        .slice(mostAsked)
        .flatMap(({ type, id }) => client.getQueryData<Listing>(listingQuery(type, id).queryKey) ?? []),
    ],
    [found, asked, rest, client],
  )
  return { listings, total: purchases.length - gone, waiting: looking || asking }
}
