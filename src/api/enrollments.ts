import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { asFault, mayBeStored } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { call, readRows } from './call.ts'
import { listingsAtOnce } from './endpoints.ts'
import { listingTypes, refOf, sameRef, toId, type ListingRef } from './ids.ts'
import { listingQuery, toListing, type Listing } from './listings.ts'
import { lookAgain } from './queryClient.ts'
import { getToken, type SessionToken } from './token.ts'

/** A class or group that a student is enrolled in (a "manual purchase" in the contract); `listing` is null unless the backend embedded it. */
export type Purchase = ListingRef & { listing: Listing | null }

function toPurchase(raw: unknown): Purchase | null {
  if (!isRecord(raw)) return null
  for (const type of listingTypes) {
    const bought = raw[`${type}Id`]
    const id = toId(bought)
    if (id !== null)
      return { type, id, listing: isRecord(bought) && 'title' in bought ? toListing(bought, type) : null }
  }
  return null
}

/** Removes duplicates, keeps the order, and prefers a purchase with an embedded listing. */
function withoutDuplicates(purchases: readonly Purchase[]): Purchase[] {
  const known = new Map<string, Purchase>()
  for (const purchase of purchases) {
    const key = refOf(purchase)
    if (!known.get(key)?.listing) known.set(key, purchase)
  }
  return [...known.values()]
}

/** Whether the class or group of a purchase was deleted: its id is null. */
const isOfDeleted = (raw: unknown) =>
  isRecord(raw) && ('classId' in raw || 'groupId' in raw) && (raw['classId'] ?? raw['groupId'] ?? null) === null

/** GET /manual-purchase: the enrollments of the signed-in student, without duplicates. */
export const enrollmentsQuery = () =>
  queryOptions({
    queryKey: ['enrollments'],
    queryFn: ({ signal }) =>
      call('getPurchases', { signal }, (body) =>
        withoutDuplicates(readRows(Array.isArray(body) ? body.filter((raw) => !isOfDeleted(raw)) : body, toPurchase)),
      ),
  })

/** The types whose public lists are read for these enrollments; none if they are few, which are read by id. */
export const listsFor = (bare: readonly ListingRef[]) =>
  bare.length > listingsAtOnce ? listingTypes.filter((type) => bare.some((bought) => bought.type === type)) : []

/** Whether a class or group is among the enrollments. */
export const isEnrolled = (enrollments: readonly ListingRef[] | undefined, listing: ListingRef) =>
  enrollments?.some((enrollment) => sameRef(enrollment, listing)) ?? false

const enrolling = ['enroll']

/** Whether a request to enroll in this class or group is pending, from any page. */
export const useIsEnrolling = (listing: ListingRef) =>
  useIsMutating({
    mutationKey: enrolling,
    predicate: ({ state }) => {
      const sent = state.variables as ListingRef | undefined
      return sent !== undefined && sameRef(sent, listing)
    },
  }) > 0

/**
 * POST /manual-purchase/class or /manual-purchase/group. With `unsure` (an earlier attempt may have been stored) it first checks whether the
 * student is already enrolled. After a failure that may have been stored, the enrollments are read again before the mutation fails.
 */
export function useEnroll() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: enrolling,
    mutationFn: async ({ type, id, unsure, session }: ListingRef & { unsure: boolean; session: SessionToken }) => {
      if (unsure && isEnrolled(await client.fetchQuery({ ...enrollmentsQuery(), staleTime: 0 }), { type, id })) return
      try {
        await call('enroll', { type, data: { [`${type}Id`]: id, isConfirmed: true }, session })
      } catch (thrown) {
        if (!mayBeStored(asFault(thrown)) || !isEnrolled(await lookAgain(client, enrollmentsQuery()), { type, id }))
          throw thrown
      }
    },
    onSuccess: (_, { type, id, session }) =>
      session === getToken() &&
      client.setQueryData(enrollmentsQuery().queryKey, (known) =>
        known === undefined || isEnrolled(known, { type, id }) ? known : [...known, { type, id, listing: null }],
      ),
    // Also after a failure, since a request that timed out may have been stored. The mutation does not wait for the list.
    onSettled: (_data, _error, { type, id }) => {
      void client.invalidateQueries({ queryKey: ['enrollments'] })
      // A listing that was read before the enrollment has no meeting link.
      client.removeQueries({ queryKey: listingQuery(type, id).queryKey, type: 'inactive' })
      void client.invalidateQueries({ queryKey: listingQuery(type, id).queryKey })
    },
  })
}
