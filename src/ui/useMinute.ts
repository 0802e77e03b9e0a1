import { useSyncExternalStore } from 'react'

const minute = 60_000

/** Outside React: calls at each minute of the clock. A device that slept or a hidden tab fires late, so coming back counts as a tick too. */
export const everyMinute = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minute - (Date.now() % minute))
  }
  const tick = () => {
    listener()
    plan()
  }
  document.addEventListener('visibilitychange', tick)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

const snapshot = () => Math.floor(Date.now() / minute) * minute

/** The present moment in milliseconds, rounded down to the minute; the component renders again with every minute of the clock. */
export const useMinute = () => useSyncExternalStore(everyMinute, snapshot)
