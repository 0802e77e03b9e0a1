import { useSyncExternalStore } from 'react'
import { siteClock } from '@/lib/time/siteClock.ts'
import { everyMinute } from './everyMinute.ts'

const minute = 60_000

/** Subscribes to full minutes of the corrected clock, and to what it learns. */
const watch = (listener: () => void) => {
  let stopTicks = everyMinute(listener, siteClock.now)
  const stopLearning = siteClock.subscribe(() => {
    stopTicks()
    stopTicks = everyMinute(listener, siteClock.now)
    listener()
  })
  return () => {
    stopTicks()
    stopLearning()
  }
}

const snapshot = () => Math.floor(siteClock.now() / minute) * minute

/** The current time, corrected where the device's clock is wrong, in milliseconds since the epoch, rounded down to the minute; rerenders every minute. */
export const useMinute = () => useSyncExternalStore(watch, snapshot)
