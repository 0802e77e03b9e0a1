import { useSyncExternalStore } from 'react'
import { calendarDay } from '@/lib/time/calendarDays.ts'

const minute = 60_000

/**
 * Calls a listener at full minutes of a clock (milliseconds), and, with `returned`, when the page becomes visible again: timers fire late after
 * sleep and in a hidden tab.
 */
export const everyMinute = (listener: (returned: boolean) => void, now: () => number = Date.now) => {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => tick(), minute - (now() % minute))
  }
  const tick = (event?: Event) => {
    listener(event !== undefined && !document.hidden)
    plan()
  }
  document.addEventListener('visibilitychange', tick)
  window.addEventListener('pageshow', tick)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('pageshow', tick)
  }
}

const today = () => calendarDay(new Date())

/** The local calendar day, `2026-11-21`, updated at midnight; null while prerendering and hydrating. */
export const useToday = () => useSyncExternalStore(everyMinute, today, () => null)
