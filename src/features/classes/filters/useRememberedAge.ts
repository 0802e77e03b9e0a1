import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { childAge } from '@/listing/childAge.ts'
import { childAges } from './filters.ts'
import { emptyFilter, type ListingFilter } from './listingFilter.ts'

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
