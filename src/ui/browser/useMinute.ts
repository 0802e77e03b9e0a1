import { useSyncExternalStore } from 'react'
import { siteClock } from '@/lib/time/siteClock.ts'

const minute = 60_000

/** Subscribes to full minutes of the clock. Timers fire late after sleep or in a hidden tab, so becoming visible also counts as a tick. */
export const everyMinute = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minute - (siteClock.now() % minute))
  }
  const tick = () => {
    listener()
    plan()
  }
  document.addEventListener('visibilitychange', tick)
  const stop = siteClock.subscribe(tick)
  plan()
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

const snapshot = () => Math.floor(siteClock.now() / minute) * minute

/** The current time, corrected where the device's clock is wrong, in milliseconds since the epoch, rounded down to the minute; rerenders every minute. */
export const useMinute = () => useSyncExternalStore(everyMinute, snapshot)
