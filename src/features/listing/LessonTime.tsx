import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '@/lib/schedule/schedule.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { planOf, stateOf, type Scheduled } from './listingSchedule.ts'
import { StartDate } from './StartDate.tsx'
import { useScheduleWords } from './useScheduleWords.ts'

type Props = { listing: Scheduled; className?: string }

/** When a class or group starts; of one with a schedule the lesson that is next, and what all of them are. */
export function LessonTime({ listing, className = '' }: Props) {
  const plan = planOf(listing)
  // Only those with a schedule change with the clock.
  return plan === null ? (
    <StartDate startDate={listing.startDate} className={className} />
  ) : (
    <PlannedTime listing={listing} plan={plan} className={className} />
  )
}

function PlannedTime({ listing, plan, className }: Required<Props> & { plan: LessonPlan }) {
  const { t } = useTranslation('classes')
  const words = useScheduleWords()
  const now = useMinute()
  const state = stateOf(listing, now)
  const lesson =
    state.phase === 'live' ? state.lesson : 'next' in state ? state.next : 'last' in state ? state.last : null
  const label = state.phase === 'between' ? t('schedule.next') : state.phase === 'finished' ? t('schedule.last') : null
  return (
    <div className={className}>
      {label !== null && <p className="text-sm text-ink-soft">{label}</p>}
      <StartDate startDate={lesson === null ? listing.startDate : new Date(lesson.start).toISOString()} />
      <p className="mt-1 text-sm">{words.lessons(plan, now)}</p>
    </div>
  )
}
