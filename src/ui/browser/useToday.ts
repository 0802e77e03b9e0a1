import { useSyncExternalStore } from 'react'
import { calendarDay } from '@/lib/time/calendarDay.ts'
import { everyMinute } from './everyMinute.ts'

const today = () => calendarDay(new Date())

/** The local calendar day, `2026-11-21`, updated at midnight; null while prerendering and hydrating. */
export const useToday = () => useSyncExternalStore(everyMinute, today, () => null)
