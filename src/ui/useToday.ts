import { useSyncExternalStore } from 'react'
import { calendarDay } from '@/lib/calendarDay.ts'
import { everyMinute } from './useMinute.ts'

const today = () => calendarDay(new Date())

/** The reader's calendar day, `2026-11-21`, and after midnight the next one; null in the first render of a prerendered page. */
export const useToday = () => useSyncExternalStore(everyMinute, today, () => null)
