import { useCallback, useSyncExternalStore } from 'react'
import type { Fault } from '@/lib/fault.ts'

/** How many seconds a refusal (429 with Retry-After) asks to wait from now on; 0 when that is over, and for any other fault. */
export const secondsLeft = (fault: Fault | null): number =>
  fault?.kind === 'rateLimited' && fault.retryAt !== undefined ? Math.max(0, Math.ceil((fault.retryAt - Date.now()) / 1000)) : 0

/** As secondsLeft; the component renders again with each second. */
export function useSecondsLeft(fault: Fault | null): number {
  const read = useCallback(() => secondsLeft(fault), [fault])
  // Outside React: the clock, and not a count of ticks. A device that slept fires late.
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
