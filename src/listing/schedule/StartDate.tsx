import { useTranslation } from 'react-i18next'
import { SecondTime } from '@/listing/secondClock/SecondTime.tsx'
import { localDateTime, shortDateTime, unbroken, utcStamp } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'

type Props = {
  startDate: string | null
  /** In a list that names the zone once, each date leaves it out: a short local time, or a local time and UTC. Outside of lists it has all three. */
  inList?: 'short' | 'utc' | undefined
  className?: string
}

/** The start of a class or group by the reader's clock, and in the fixed UTC form of CONTRACT.md §4. */
export function StartDate({ startDate, inList, className = '' }: Props) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const date = parseDate(startDate)
  if (date === null) return <p className={`text-ink-soft ${className}`}>{t('noDate')}</p>
  if (inList === 'short')
    return (
      <p className={className}>
        <time dateTime={date.toISOString()} className="block font-semibold first-letter:uppercase">
          {unbroken(shortDateTime(date, language))}
        </time>
        <SecondTime start={date} className="text-sm" />
      </p>
    )
  const [local, zone] = unbroken((inList ? shortDateTime : localDateTime)(date, language)).split(/(?=\()/)
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
