import { useSyncExternalStore } from 'react'
import { siteClock } from '@/lib/time/siteClock.ts'

/** Four times a second, so no second is skipped; rerenders only if the second has changed. */
const tick = (listener: () => void) => {
  const timer = setInterval(listener, 250)
  return () => clearInterval(timer)
}

/** The seconds until a given time (milliseconds) by the corrected clock, 0 once it has passed; rerenders every second. */
export const useSecondsUntil = (moment: number) =>
  useSyncExternalStore(tick, () => Math.max(0, Math.ceil((moment - siteClock.now()) / 1000)))
