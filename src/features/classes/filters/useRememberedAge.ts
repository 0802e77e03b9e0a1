import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { childAge } from '@/listing/childAge.ts'
import { childAges, emptyFilter, type ListingFilter } from './listingFilter.ts'

/** Starts a list that is opened without any wish with the age that was chosen on this device before. */
export function useRememberedAge(goTo: (next: ListingFilter, options: { replace: boolean }) => void) {
  const { search } = useLocation()
  const start = useEffectEvent(() => {
    if (search !== '') return
    const age = childAge.get()
    if (age !== null && childAges.includes(age)) goTo({ ...emptyFilter, age }, { replace: true })
  })
  // Outside React: the storage of the device and the address, once when the page opens.
  useEffect(() => start(), [])
}
