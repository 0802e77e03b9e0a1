import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortDate } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { useMinute, useSecondsUntil } from '@/ui/browser/useMinute.ts'
import { durationWords } from './durationWords.ts'

/** Seconds appear this long before a lesson, in milliseconds; earlier they would only distract. */
const lastMinutes = 5 * 60_000

/** The time until a lesson, in minutes and seconds. A running timer isn't announced. */
function SecondsLeft({ start, className }: { start: number; className: string }) {
  const { t } = useTranslation('classroom')
  const seconds = useSecondsUntil(start)
  const duration = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span role="timer" className={`tabular-nums ${className}`}>
      {t('startsIn', { duration })}
    </span>
  )
}

type Props = {
  listing: Scheduled
  /** Counts the seconds of the last five minutes. */
  precise?: boolean
  className?: string
}

/**
 * The time until the next lesson, that a lesson is in progress, since when lessons have taken place, or that all have ended; renders nothing
 * without a date.
 */
export function LessonStatus({ listing, precise = false, className = '' }: Props) {
  const { t } = useTranslation('classroom')
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const now = useMinute()
  const state = stateOf(listing, now)
  const soft = `text-ink-soft ${className}`
  switch (state.phase) {
    case 'noDate':
      return null
    case 'finished':
      return <span className={soft}>{tClasses('finished')}</span>
    case 'ongoing':
      return <span className={soft}>{tClasses('ongoing', { date: shortDate(new Date(state.since), language) })}</span>
    case 'live':
      return (
        <span className={`text-leaf-dark ${className}`}>
          <Radio aria-hidden="true" className="mr-1.5 inline animate-breathe size-[1.1em] align-[-0.15em]" />
          <span>{t('live')}</span>
        </span>
      )
    case 'upcoming':
    case 'between':
      if (precise && state.next.start - now <= lastMinutes)
        return <SecondsLeft start={state.next.start} className={className} />
      return <span className={className}>{t('startsIn', { duration: durationWords(state.next.start - now, t) })}</span>
  }
}
