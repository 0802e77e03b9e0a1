import { useQueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { isListingType } from '@/api/ids.ts'
import { listingQuery, publicListingsQuery, type Listing } from '@/api/listings.ts'
import { paths } from '@/paths.ts'
import { useReady } from '@/ui/loading/useReady.ts'

/** The class that somebody goes on to after logging in. Whoever comes from the catalogue brings it along: no call is made, else null. */
export function useNextClass(nextPath: string): Listing | null {
  const client = useQueryClient()
  const ready = useReady()
  const { id, type } = matchPath(paths.classDetails, nextPath.split('?')[0]!)?.params ?? {}
  if (!ready || id === undefined || !isListingType(type)) return null
  return (
    client.getQueryData(publicListingsQuery(type).queryKey)?.find((one) => one.id === id) ??
    client.getQueryData(listingQuery(type, id).queryKey) ??
    null
  )
}
