import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listsFor, type Purchase } from '@/api/enrollments.ts'
import { refOf } from '@/api/ids.ts'
import { listingQuery, useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { asFault } from '@/lib/fault.ts'
import type { Loadable } from '@/ui/loading/Loaded.tsx'

/**
 * The classes and groups of a student, from few requests: embedded in the purchases, by id if these are few, or in the two public lists, which
 * weigh much more, and then by id for the `most` latest other purchases. The keys of `known`, `failures`, and `gone` are refs.
 */
export function useEnrolledListings(purchases: readonly Purchase[], most: number) {
  const client = useQueryClient()
  const bare = useMemo(() => purchases.filter(({ listing }) => listing === null), [purchases])
  const lists = useBothLists('public', { types: listsFor(bare), ...askedJustNow })
  const [found, rest] = useMemo(() => {
    const listed = new Map(lists.listings.map((listing) => [refOf(listing), listing]))
    const all = purchases.map((bought) => [refOf(bought), bought.listing ?? listed.get(refOf(bought))] as const)
    return [all, lists.pending ? [] : bare.filter((bought) => !listed.has(refOf(bought)))]
  }, [purchases, bare, lists.listings, lists.pending])
  const asked = useMemo(() => rest.slice(-most), [rest, most])
  const items = useQueries({
    queries: asked.map(({ type, id }) => ({ ...listingQuery(type, id), ...askedJustNow })),
    combine: (results) => ({
      answers: results.map(({ data }) => data),
      waiting: results.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0),
      errors: results.map(({ data, error }) => (data === undefined ? error : null)),
    }),
  })
  const waiting = lists.pending || items.waiting
  const known = useMemo(() => {
    const read = waiting ? [] : asked.map((bought, index) => [refOf(bought), items.answers[index]] as const)
    return new Map([...found, ...read].flatMap(([ref, listing]) => (listing === undefined ? [] : [[ref, listing]])))
  }, [found, asked, items.answers, waiting])
  const failures = new Map<string, Loadable<Listing>>()
  const gone = new Set<string>()
  for (const [index, error] of items.errors.entries()) {
    if (error === null) continue
    const { type, id } = asked[index]!
    const refetch = () => void client.refetchQueries({ queryKey: listingQuery(type, id).queryKey })
    failures.set(refOf({ type, id }), { data: undefined, error, refetch })
    if (asFault(error).kind === 'notFound') gone.add(refOf({ type, id }))
  }
  const unread = purchases.length - known.size - gone.size
  return {
    known,
    /** The reads by id that failed, as queries. */
    failures,
    /** The listings that no longer exist. */
    gone,
    rest,
    asked,
    /** The number of purchases that may have lessons outside `known`. */
    unread,
    /** Why some are unread; null if nothing failed. */
    error:
      unread > 0
        ? (lists.failed ?? items.errors.find((error) => error && asFault(error).kind !== 'notFound') ?? null)
        : null,
    waiting,
    retry: () =>
      void client.refetchQueries({
        predicate: ({ queryKey, state }) =>
          state.status === 'error' && ['listing', 'listings'].includes(String(queryKey[0])),
      }),
  }
}
