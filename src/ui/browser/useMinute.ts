import { useEffect, useState, useSyncExternalStore } from 'react'
import { siteClock } from '@/lib/time/siteClock.ts'
import { everyMinute } from './everyMinute.ts'

const minute = 60_000
const quarterHour = 15 * minute

/** Subscribes to full minutes of the corrected clock, and to changes of the correction. */
const watch = (listener: (returned: boolean) => void) => {
  let stopTicks = everyMinute(listener, siteClock.now)
  const stopLearning = siteClock.subscribe(() => {
    stopTicks()
    stopTicks = everyMinute(listener, siteClock.now)
    listener(false)
  })
  return () => {
    stopTicks()
    stopLearning()
  }
}

const snapshot = () => Math.floor(siteClock.now() / minute) * minute

/**
 * The current time, corrected if the device's clock is wrong, in milliseconds since the epoch, rounded down to the minute; rerenders every
 * minute.
 */
export const useMinute = () => useSyncExternalStore(watch, snapshot)

/**
 * The current corrected time in milliseconds since the epoch, for the order of a list. To keep the list still while it is being read, the time is
 * renewed only when the page becomes visible again, and after a quarter of an hour.
 */
export function useSteadyTime(): number {
  const [steady, setSteady] = useState(siteClock.now)
  // The clock.
  useEffect(
    () =>
      watch((returned) => {
        const now = siteClock.now()
        setSteady((shown) => (returned || Math.abs(now - shown) >= quarterHour ? now : shown))
      }),
    [],
  )
  return steady
}

/** Four times a second, so no second is skipped; rerenders only if the second has changed. */
const tick = (listener: () => void) => {
  const timer = setInterval(listener, 250)
  return () => clearInterval(timer)
}

/** The seconds until a given time (milliseconds) by the corrected clock, 0 once it has passed; rerenders every second. */
export const useSecondsUntil = (moment: number) =>
  useSyncExternalStore(tick, () => Math.max(0, Math.ceil((moment - siteClock.now()) / 1000)))
