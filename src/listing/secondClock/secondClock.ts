import { useSyncExternalStore } from 'react'
import { cityZones, type CityZone } from '@/i18n/cities.ts'
import { deviceChanges } from '@/lib/storage/deviceChanges.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'

const key = 'second_clock'
const changes = deviceChanges()

/** The zone shown next to the reader's own time, stored on this device; null for none. */
export const secondClock = {
  read: (): CityZone | null => {
    const stored = deviceStorage.get(key)
    return cityZones.find((zone) => zone === stored) ?? null
  },
  choose: (zone: CityZone | null) => {
    if (zone === null) deviceStorage.remove(key)
    else deviceStorage.set(key, zone)
    changes.tell()
  },
  subscribe: changes.subscribe,
}

/** The zone of the second clock; none while the page is prerendered. */
export const useSecondClock = () => useSyncExternalStore(secondClock.subscribe, secondClock.read, () => null)

/** The difference between the device's clock and UTC at an instant; both in milliseconds. */
export const deviceOffset = (instant: number) => -new Date(instant).getTimezoneOffset() * 60_000
