import { useEffect, useMemo } from 'react'
import { useBothLists } from '@/api/listings.ts'
import { buildIndex, prepareSearch } from './listingIndex.ts'

/** Both public lists, as entries that can be searched. */
export function usePublicListings() {
  const { classes, groups, ...lists } = useBothLists('public')
  // With ten thousand listings this is slow: it must not be repeated for every letter of a search, and the first list is ready when the second
  // loads.
  const ofClasses = useMemo(() => buildIndex(classes ?? []), [classes])
  const ofGroups = useMemo(() => buildIndex(groups ?? []), [groups])
  const entries = useMemo(() => [...ofClasses, ...ofGroups], [ofClasses, ofGroups])

  // Effect: the browser's idle time.
  useEffect(() => prepareSearch(entries), [entries])

  return { ...lists, data: lists.data && entries }
}
