import { calendarDay } from '@/lib/calendarDay.ts'
import { useClientValue } from './useClientValue.ts'

const today = () => calendarDay(new Date())

/** The reader's calendar day, `2026-11-21`; null in the first render of a prerendered page. */
export const useToday = () => useClientValue(today, null)
