import { useCallback, useSyncExternalStore } from 'react'
import type { Fault } from '@/lib/fault.ts'

/** The seconds left to wait after a 429 with Retry-After; 0 afterwards, and for any other error. */
export const secondsLeft = (fault: Fault | null): number =>
  fault?.kind === 'rateLimited' && fault.retryAt !== undefined
    ? Math.max(0, Math.ceil((fault.retryAt - Date.now()) / 1000))
    : 0

/** Like secondsLeft; rerenders every second. */
export function useSecondsLeft(fault: Fault | null): number {
  const read = useCallback(() => secondsLeft(fault), [fault])
  // Reads the clock instead of counting ticks, since timers fire late after sleep.
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const plan = () => {
        if (read() > 0) timer = setTimeout(tick, 1000 - (Date.now() % 1000))
      }
      const tick = () => {
        listener()
        plan()
      }
      plan()
      return () => clearTimeout(timer)
    },
    [read],
  )
  return useSyncExternalStore(subscribe, read, () => 0)
}

/** A wait in seconds, converted to seconds, minutes, or hours for display and rounded up. */
export function waitUnit(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 120) return { unit: 'seconds', count: seconds }
  if (seconds < 7200) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  return { unit: 'hours', count: Math.ceil(seconds / 3600) }
}
