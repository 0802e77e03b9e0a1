import { useTranslation } from 'react-i18next'
import { cityName, type CityZone } from '@/i18n/cities.ts'
import { shortDate } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { zoneOffset } from '@/lib/schedule/zoneOffset.ts'
import { clockShift } from '@/lib/time/clockShift.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** How long before the clocks drift apart a reader is told, in days. */
const notice = 14

const deviceOffset = (instant: number) => -new Date(instant).getTimezoneOffset() * 60_000

/** Says from when on, in the next two weeks, the second clock is earlier or later by the reader's own, or that it shows the same. */
export function ClockShiftNote({ zone }: { zone: CityZone }) {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  const now = useMinute()
  const city = cityName(zone, language)
  const words = () => {
    const shift = clockShift((instant) => zoneOffset(zone, instant), deviceOffset, now, notice)
    if (shift === null) return zoneOffset(zone, now) === deviceOffset(now) ? t('clock.same', { city }) : null
    const count = Math.round(Math.abs(shift.by) / 3_600_000)
    const date = shortDate(new Date(shift.at), language, new Date(now))
    return shift.by > 0 ? t('clock.later', { count, date, city }) : t('clock.earlier', { count, date, city })
  }
  return <p className="mt-2 text-sm text-ink-soft first-letter:uppercase empty:hidden">{words()}</p>
}
