import type { trialTimes } from '@/content/freeTrial.ts'
import type { Language } from '@/i18n/language.ts'

/** A time of /free-trial as the reader writes it: `01:00 PM`, in Uzbek `13:00`. */
export function timeLabel(time: (typeof trialTimes)[number], language: Language): string {
  if (language === 'en') return time
  return `${Number(time.slice(0, 2)) + 12}:${time.slice(3, 5)}`
}
