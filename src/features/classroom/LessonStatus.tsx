import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { parseDate } from '@/i18n/format.ts'
import { useMinute } from '@/ui/useMinute.ts'
import { durationWords } from './durationWords.ts'
import { lessonPhase } from './lessonPhase.ts'

/** How long it is until a lesson starts, that it is going on, or that it has begun a while ago, true to the minute; nothing without a date. */
export function LessonStatus({ startDate, className = '' }: { startDate: string | null; className?: string }) {
  const { t } = useTranslation('classroom')
  const { t: tClasses } = useTranslation('classes')
  const now = useMinute()
  const start = parseDate(startDate)
  const phase = lessonPhase(startDate, now)
  if (start === null) return null
  if (phase === 'past') return <span className={`text-ink-soft ${className}`}>{tClasses('started')}</span>
  if (phase === 'live') {
    return (
      <span className={`text-leaf-dark ${className}`}>
        <Radio aria-hidden="true" className="mr-1.5 inline size-[1.1em] align-[-0.15em]" />
        {t('live')}
      </span>
    )
  }
  return <span className={className}>{t('startsIn', { duration: durationWords(start.getTime() - now, t) })}</span>
}
