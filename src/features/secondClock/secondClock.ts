import { useSyncExternalStore } from 'react'
import { cityZones, type CityZone } from '@/i18n/cities.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'

const key = 'second_clock'
const listeners = new Set<() => void>()

/** The zone whose time stands beside the reader's own, kept on this device; null for none. */
export const secondClock = {
  read: (): CityZone | null => {
    const stored = deviceStorage.get(key)
    return cityZones.find((zone) => zone === stored) ?? null
  },
  choose: (zone: CityZone | null) => {
    if (zone === null) deviceStorage.remove(key)
    else deviceStorage.set(key, zone)
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}

/** The zone of the second clock; none while the page is prerendered. */
export const useSecondClock = () => useSyncExternalStore(secondClock.subscribe, secondClock.read, () => null)
