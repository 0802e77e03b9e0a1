import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { atMost } from '@/lib/atMost.ts'
import { asFault, Fault, mayBeStored } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { parsePrice } from '@/lib/price.ts'
import { call } from './call.ts'
import { toId, type ListingType } from './ids.ts'
import { readRows } from './rows.ts'

/** A class or a group. The contract gives both the same shape; `type` tells which of the two paths it came from. */
export type Listing = {
  type: ListingType
  id: string
  title: string
  description: string
  /** As stored; see imageSource in files.ts. */
  imageUrl: string
  /** As the backend sent it, so that an untouched date goes back unchanged; null when there is none. */
  startDate: string | null
  categoryId: string | null
  /** As stored; see lib/webLink before opening it. */
  link: string
  /** Dollars; null for a price that cannot be read. */
  price: number | null
  teacherId: string | null
  /** As an update sends it back; an edit never changes it (SPEC.md §4). */
  isPublished: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Dollars; 0 where there is none (SPEC §3), null for what is no price. */
function toPrice(raw: unknown): number | null {
  const price = typeof raw === 'string' ? (parsePrice(raw) ?? Number(raw)) : (raw ?? 0)
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null
}

/** Whether a listing is published, as the text that the contract sends (SPEC.md §3): what it holds, `"true"` where it holds nothing. */
const toPublished = (raw: unknown) => (typeof raw === 'boolean' || typeof raw === 'number' ? String(raw) : text(raw) || 'true')

/** One class or group of the backend, or null when it has no usable id. Every other field may be missing. */
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
    startDate: text(raw['startDate']) || null,
    categoryId: toId(raw['category']),
    link: text(raw['link']),
    price: toPrice(raw['price']),
    teacherId: toId(raw['teacherId']),
    isPublished: toPublished(raw['isPublished']),
  }
}

const toListings = (body: unknown, type: ListingType) => readRows(body, (raw) => toListing(raw, type))

/** As many single classes and groups are asked for at a time. */
export const listingsAtOnce = 6
const inTurn = atMost(listingsAtOnce)

/** GET /class/{id} or /group/{id}. */
export const listingQuery = (type: ListingType, id: string) =>
  queryOptions({
    queryKey: ['listing', type, id],
    queryFn: async ({ signal }) => {
      const listing = toListing(await inTurn(() => call('getListing', { type, id, signal }), signal), type)
      if (listing === null) throw new Fault('badAnswer')
      return listing
    },
  })

/** GET /class/public or /group/public. */
export const publicListingsQuery = (type: ListingType) =>
  queryOptions({
    queryKey: ['listings', 'public', type],
    queryFn: async ({ signal }) => toListings(await call('getPublicListings', { type, signal }), type),
  })

/** GET /class/own-classes or /group/own-groups: what the signed-in teacher published. */
export const ownListingsQuery = (type: ListingType) =>
  queryOptions({
    queryKey: ['listings', 'own', type],
    queryFn: async ({ signal }) => toListings(await call('getOwnListings', { type, signal }), type),
  })

/** What a teacher writes, and what an edit sends back unchanged; `startDate` (ISO) and `category` are left out when empty, a `price` that could not be read while it is untouched. */
export type ListingDraft = {
  title: string
  description: string
  imageUrl: string
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
    // Also after a failure: a write that timed out may have been stored.
    onSettled: (_data, _error, { type, id }) => {
      if (id !== undefined) void client.invalidateQueries({ queryKey: ['listing', type, id] })
      return client.invalidateQueries({ queryKey: ['listings'] })
    },
  })
}

/** POST /class or /group. */
export const useCreateListing = () =>
  useListingWrite(({ type, draft }: { type: ListingType; draft: ListingDraft }) => call('createListing', { type, data: draft }))

/** PATCH /class/{id} or /group/{id}. */
export const useUpdateListing = () =>
  useListingWrite(({ type, id, draft }: { type: ListingType; id: string; draft: ListingDraft }) =>
    call('updateListing', { type, id, data: { ...draft, isActive: 'true' } }),
  )

const isGone = (thrown: unknown) => asFault(thrown).kind === 'notFound'

/**
 * DELETE /class/{id} or /group/{id}; a 404 means that it is gone already, which is what was wanted. So it is when it seems to have failed,
 * and nothing is there any more.
 */
export const useDeleteListing = () =>
  useListingWrite(async ({ type, id }: { type: ListingType; id: string }) => {
    try {
      await call('deleteListing', { type, id })
    } catch (thrown) {
      if (isGone(thrown)) return
      if (!mayBeStored(asFault(thrown)) || !(await call('getListing', { type, id, timeout: 3000 }).then(() => false, isGone))) throw thrown
    }
  })
