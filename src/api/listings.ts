import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { atMost } from '@/lib/atMost.ts'
import { asFault, Fault, mayBeStored } from '@/lib/fault.ts'
import { readPrice } from '@/lib/text/price.ts'
import { readDate } from '@/lib/time/readDate.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { call, readRows } from './call.ts'
import { listingsAtOnce } from './endpoints.ts'
import { listingTypes, toId, type ListingType } from './ids.ts'
import type { askedJustNow } from './queryClient.ts'
import type { SessionToken } from './token.ts'

/** A class or a group. The contract gives both the same shape; `type` is the path it was read from. */
export type Listing = {
  type: ListingType
  id: string
  title: string
  description: string
  /** As stored; see imageSource in files.ts. */
  imageUrl: string
  /** ISO 8601 with a zone, unchanged if the backend sent that form; null if there is none. */
  startDate: string | null
  categoryId: string | null
  /** As stored; check it with webLink before opening it. */
  link: string
  /** In dollars; null if it cannot be read. */
  price: number | null
  teacherId: string | null
  /** Sent back unchanged by an update (CONTRACT.md §4). */
  isPublished: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The stored value as text, `"true"` if there is none (CONTRACT.md §3). */
const toPublished = (raw: unknown) =>
  typeof raw === 'boolean' || typeof raw === 'number' ? String(raw) : text(raw) || 'true'

/** Reads a class or group from the backend; null if it has no valid id. Every other field may be missing. */
export function toListing(raw: unknown, type: ListingType): Listing | null {
  if (!isRecord(raw)) return null
  const id = toId(raw)
  if (id === null) return null
  return {
    type,
    id,
    title: text(raw['title']),
    description: text(raw['description']),
    imageUrl: text(raw['imageUrl']),
    startDate: readDate(raw['startDate']),
    categoryId: toId(raw['category']),
    link: text(raw['link']),
    price: readPrice(raw['price']),
    teacherId: toId(raw['teacherId']),
    isPublished: toPublished(raw['isPublished']),
  }
}

const toListings = (body: unknown, type: ListingType) => readRows(body, (raw) => toListing(raw, type))

const queue = atMost(listingsAtOnce)

/** GET /class/{id} or /group/{id}, bypassing the cache. Throws a Fault. */
export const readListing = (type: ListingType, id: string, signal?: AbortSignal): Promise<Listing> =>
  call('getListing', { type, id, ...(signal ? { signal } : {}) }, (body) => {
    const listing = toListing(body, type)
    if (listing === null) throw new Fault('badAnswer')
    return listing
  })

/** GET /class/{id} or /group/{id}. */
export const listingQuery = (type: ListingType, id: string) =>
  queryOptions({
    queryKey: ['listing', type, id],
    queryFn: ({ signal }) => queue(() => readListing(type, id, signal), signal),
  })

/** GET /class/public or /group/public. */
export const publicListingsQuery = (type: ListingType) =>
  queryOptions({
    queryKey: ['listings', 'public', type],
    queryFn: ({ signal }) => call('getPublicListings', { type, signal }, (body) => toListings(body, type)),
  })

/** GET /class/own-classes or /group/own-groups: the listings of the signed-in teacher. */
export const ownListingsQuery = (type: ListingType) =>
  queryOptions({
    queryKey: ['listings', 'own', type],
    queryFn: ({ signal }) => call('getOwnListings', { type, signal }, (body) => toListings(body, type)),
  })

type RetryOnMount = false | (typeof askedJustNow)['retryOnMount']

/**
 * Both lists, public or of the signed-in teacher, read at once: `listings` has the classes before the groups. If one list fails, `failed` says
 * why, and the other list is still there. Only lists of `types` are requested and awaited, but known ones are used.
 */
export function useBothLists(
  whose: 'public' | 'own',
  { types = listingTypes, ...options }: { types?: readonly ListingType[]; retryOnMount?: RetryOnMount } = {},
) {
  const query = whose === 'public' ? publicListingsQuery : ownListingsQuery
  const classes = useQuery({ ...query('class'), ...options, enabled: types.includes('class') })
  const groups = useQuery({ ...query('group'), ...options, enabled: types.includes('group') })
  const listings = useMemo(() => [...(classes.data ?? []), ...(groups.data ?? [])], [classes.data, groups.data])
  // Another part of the page may be reading the list that this part does not want.
  const lists = types.map((type) => ({ class: classes, group: groups })[type])
  // A retry of a failed list hides nothing that is shown.
  const pending = lists.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0)
  const complete = lists.every(({ data }) => data !== undefined)
  const failures = lists.filter(({ isLoadingError }) => isLoadingError)
  return {
    classes: classes.data,
    groups: groups.data,
    listings,
    /** Whether a list is being read for the first time. */
    pending,
    failed: pending ? null : (failures[0]?.error ?? null),
    /** Whether both lists were read, so that what they lack does not exist. */
    complete,
    /** `listings` for Loaded: undefined while pending, and if nothing was read. */
    data: pending || (listings.length === 0 && !complete) ? undefined : listings,
    /** Reads the lists that failed again. */
    refetch: () => failures.forEach((list) => void list.refetch()),
  }
}

/**
 * The payload of creating or editing a listing. `imageUrl`, `startDate` (ISO), and `category` are omitted if empty, and so is an untouched
 * `price` that could not be read.
 */
export type ListingDraft = {
  title: string
  description: string
  imageUrl?: string
  startDate?: string
  category?: string
  link: string
  price?: number
  teacherId: string
  isPublished: string
}

function useListingWrite<Input extends { type: ListingType; id?: string }>(write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    // Also after a failure, since a request that timed out may have been stored.
    onSettled: (_data, _error, { type, id }) => {
      if (id !== undefined) void client.invalidateQueries({ queryKey: listingQuery(type, id).queryKey })
      return client.invalidateQueries({ queryKey: ['listings'] })
    },
  })
}

/** POST /class or /group. */
export const useCreateListing = () =>
  useListingWrite(({ type, draft, session }: { type: ListingType; draft: ListingDraft; session: SessionToken }) =>
    call('createListing', { type, data: draft, session }),
  )

/** PATCH /class/{id} or /group/{id}. */
export const useUpdateListing = () =>
  useListingWrite(
    ({ type, id, draft, session }: { type: ListingType; id: string; draft: ListingDraft; session: SessionToken }) =>
      call('updateListing', { type, id, data: { ...draft, isActive: 'true' }, session }),
  )

const isGone = (thrown: unknown) => asFault(thrown).kind === 'notFound'

/**
 * DELETE /class/{id} or /group/{id}. A 404 counts as success. So does a failure that may have been stored if reading the listing then
 * returns 404; that read times out after 3 s.
 */
export const useDeleteListing = () =>
  useListingWrite(async ({ type, id, session }: { type: ListingType; id: string; session: SessionToken }) => {
    try {
      await call('deleteListing', { type, id, session })
    } catch (thrown) {
      if (isGone(thrown)) return
      if (
        !mayBeStored(asFault(thrown)) ||
        !(await call('getListing', { type, id, timeout: 3000 }).then(() => false, isGone))
      )
        throw thrown
    }
  })
