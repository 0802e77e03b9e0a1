import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { publicListingsQuery } from '@/api/listings.ts'
import type { Fault } from '@/lib/fault.ts'
import { asFault } from '@/lib/fault.ts'
import type { Loadable } from '@/ui/loading/Loaded.tsx'
import { buildIndex, prepareSearch, type Entry } from './listingIndex.ts'

/** Both public lists as one. If only one of them fails, the other is shown, and `partFault` has the reason. */
export function usePublicListings(): Loadable<Entry[]> & { partFault: Fault | null } {
  const classes = useQuery(publicListingsQuery('class'))
  const groups = useQuery(publicListingsQuery('group'))
  // With ten thousand listings this is slow: it must not be repeated for every letter of a search, and the first list is ready when the second
  // loads.
  const ofClasses = useMemo(() => buildIndex(classes.data ?? []), [classes.data])
  const ofGroups = useMemo(() => buildIndex(groups.data ?? []), [groups.data])
  const entries = useMemo(() => [...ofClasses, ...ofGroups], [ofClasses, ofGroups])

  // Effect: the browser's idle time.
  useEffect(() => prepareSearch(entries), [entries])

  const settled = classes.isFetched && groups.isFetched
  const missing = [classes, groups].filter(({ data, isFetched }) => isFetched && data === undefined)
  const error = missing.find((list) => list.error !== null)?.error ?? null
  const nothing = missing.length === 2
  return {
    data: settled && !nothing ? entries : undefined,
    error: settled && nothing && missing.every((list) => list.error !== null) ? error : null,
    partFault: settled && !nothing && error !== null ? asFault(error) : null,
    refetch: () => missing.forEach((list) => void list.refetch()),
  }
}
