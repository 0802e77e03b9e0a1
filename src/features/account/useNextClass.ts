import { useQuery } from '@tanstack/react-query'
import { isId, isListingType } from '@/api/ids.ts'
import { listingQuery, publicListingsQuery, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { asFault } from '@/lib/fault.ts'
import { paramsOf, paths } from '@/paths.ts'
import { useReady } from '@/ui/browser/useClientValue.ts'

/** `unknown`: not hydrated yet, so the query of the URL is not known; `none`: the URL names no class; `unread`: it cannot be read. */
type NextClass = { state: 'unknown' | 'none' | 'loading' | 'unread' } | { state: 'read'; listing: Listing }

/**
 * The class that the visitor continues with after login. Coming from the catalog, it is in the cached public list; otherwise it is read alone, or
 * from the public list if the backend shows single classes only to signed-in users.
 */
export function useNextClass(nextPath: string): NextClass {
  const ready = useReady()
  const { user, checking } = useAuth()
  const params = paramsOf(paths.classDetails, nextPath.split('?')[0]!)
  const expected = isListingType(params?.type) && isId(params?.id)
  const { type, id } = expected ? (params as Pick<Listing, 'type' | 'id'>) : { type: 'class' as const, id: '' }
  const mayAsk = expected && ready && user === null && !checking
  const once = { ...askedJustNow, staleTime: Infinity }
  const known = useQuery({ ...publicListingsQuery(type), enabled: false }).data?.find((one) => one.id === id)
  const alone = useQuery({ ...listingQuery(type, id), ...once, enabled: mayAsk && known === undefined })
  const refused = alone.data === undefined && alone.error !== null && asFault(alone.error).kind === 'unauthorized'
  const list = useQuery({ ...publicListingsQuery(type), ...once, enabled: mayAsk && refused })
  const listing = known ?? alone.data
  if (!ready) return { state: 'unknown' }
  if (!expected) return { state: 'none' }
  if (listing !== undefined) return { state: 'read', listing }
  return { state: (refused ? list : alone).isPending ? 'loading' : 'unread' }
}
