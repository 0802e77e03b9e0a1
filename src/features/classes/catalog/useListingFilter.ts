import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emptyFilter, parseFilter, toSearch, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { childAges } from '@/content/courses.ts'
import { childAge } from '@/listing/childAge.ts'
import { useClientValue } from '@/ui/browser/useClientValue.ts'

/** The filter in the address, and a function to change it with a new or a replaced history entry. */
export function useListingFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // A prerendered page has no query; it is read right after the first render.
  const query = useClientValue(() => search, '')
  const filter = useMemo(() => parseFilter(query), [query])
  const goTo = (next: ListingFilter, { replace = false } = {}) => void navigate({ search: toSearch(next) }, { replace })
  return { filter, goTo }
}

/** Applies the age last chosen on this device to a list opened without any filter. */
export function useRememberedAge(goTo: (next: ListingFilter, options: { replace: boolean }) => void) {
  const { search } = useLocation()
  const start = useEffectEvent(() => {
    if (search !== '') return
    const age = childAge.get()
    if (age !== null && childAges.includes(age)) goTo({ ...emptyFilter, age }, { replace: true })
  })
  // Effect: the device's storage and the address, once when the page opens.
  useEffect(() => start(), [])
}
