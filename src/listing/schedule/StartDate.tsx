import { useTranslation } from 'react-i18next'
import { SecondTime } from '@/listing/secondClock/SecondTime.tsx'
import { localDateTime, unbroken, utcStamp } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'

/** The start of a class or group: the fixed UTC form of CONTRACT.md §4, next to the reader's own date and time. */
export function StartDate({ startDate, className = '' }: { startDate: string | null; className?: string }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const date = parseDate(startDate)
  if (date === null) return <p className={`text-ink-soft ${className}`}>{t('noDate')}</p>
  const [local, zone] = unbroken(localDateTime(date, language)).split(/(?=\()/)
  return (
    <p className={className}>
      <span className="block font-semibold first-letter:uppercase">
        <span>{local}</span>
        {/* A zone in brackets wraps as a whole and breaks only if one line is too short for it. */}
        {zone !== undefined && <span className="inline-block">{zone}</span>}
      </span>
      <SecondTime start={date} className="text-sm" />
      <time dateTime={date.toISOString()} className="block text-sm text-ink-soft">
        {utcStamp(date)}
      </time>
    </p>
  )
}
