import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { parseFilter, toSearch, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'

/** The filter in the address, and the way to another one: a new step in the history, or in place of the present one. */
export function useListingFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // A prerendered page knows no query; it reads it right after its first render.
  const live = useClientValue(() => true, false)
  const filter = useMemo(() => parseFilter(live ? search : ''), [live, search])
  const goTo = (next: ListingFilter, { replace = false } = {}) => void navigate({ search: toSearch(next) }, { replace })
  return { filter, goTo }
}
