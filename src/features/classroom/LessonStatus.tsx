import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stateOf, type Scheduled } from '@/features/listing/listingSchedule.ts'
import { shortDate } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { durationWords } from './durationWords.ts'

type Props = { listing: Scheduled; className?: string }

/** How long it is until the next lesson, that one is going on, since when there have been lessons, or that there are no more; nothing without a date. */
export function LessonStatus({ listing, className = '' }: Props) {
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
          {t('live')}
        </span>
      )
    case 'upcoming':
    case 'between':
      return <span className={className}>{t('startsIn', { duration: durationWords(state.next.start - now, t) })}</span>
  }
}
