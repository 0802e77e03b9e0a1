import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { emptyFilter, parseFilter, type ListingFilter } from './listingFilter.ts'

const key = 'child_age'

/** Keeps the age that was chosen last on this device, and nowhere else; null forgets it. */
export const rememberAge = (age: number | null) =>
  age === null ? deviceStorage.remove(key) : deviceStorage.set(key, String(age))

/** Starts a list that is opened without any wish with the age that was chosen on this device before. */
export function useRememberedAge(goTo: (next: ListingFilter, options: { replace: boolean }) => void) {
  const { search } = useLocation()
  const start = useEffectEvent(() => {
    if (search !== '') return
    const { age } = parseFilter(`?age=${deviceStorage.get(key) ?? ''}`)
    if (age !== null) goTo({ ...emptyFilter, age }, { replace: true })
  })
  // Outside React: the storage of the device and the address, once when the page opens.
  useEffect(() => start(), [])
}
