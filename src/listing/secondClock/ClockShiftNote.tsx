import { useTranslation } from 'react-i18next'
import { cityName } from '@/i18n/cities.ts'
import { shortDate } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { clockShift } from '@/lib/time/clockShift.ts'
import { zoneOffset } from '@/lib/time/zoneOffset.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { deviceOffset, useSecondClock } from './secondClock.ts'

/** Readers are notified this many days before a clock change. */
const notice = 14

/** Announces a change of the difference between the second clock and the reader's own clock within the next two weeks. */
export function ClockShiftNote({ className = '' }: { className?: string }) {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  const zone = useSecondClock()
  const now = useMinute()
  const shift = zone && clockShift((instant) => zoneOffset(zone, instant), deviceOffset, now, notice)
  if (zone === null || shift === null) return null
  const values = {
    count: Math.round(Math.abs(shift.by) / 3_600_000),
    date: shortDate(new Date(shift.at), language, new Date(now)),
    city: cityName(zone, language),
  }
  return (
    <p className={`text-sm text-ink-soft first-letter:uppercase ${className}`}>
      {shift.by > 0 ? t('clock.later', values) : t('clock.earlier', values)}
    </p>
  )
}
