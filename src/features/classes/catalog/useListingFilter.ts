import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { parseFilter, toSearch, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'

/** The filter in the address, and a function to change it with a new or a replaced history entry. */
export function useListingFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // A prerendered page has no query; it is read right after the first render.
  const live = useClientValue(() => true, false)
  const filter = useMemo(() => parseFilter(live ? search : ''), [live, search])
  const goTo = (next: ListingFilter, { replace = false } = {}) => void navigate({ search: toSearch(next) }, { replace })
  return { filter, goTo }
}
