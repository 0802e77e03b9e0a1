import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonPlan } from './schedule.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { planOf, stateOf, unknownZone, type Scheduled } from './listingSchedule.ts'
import { StartDate } from './StartDate.tsx'
import { useScheduleWords } from './useScheduleWords.ts'

type Props = Pick<ComponentProps<typeof StartDate>, 'inList' | 'className'> & { listing: Scheduled }

/** The start of a class or group; with a schedule, the next lesson and a summary of all lessons. */
export function LessonTime({ listing, inList, className = '' }: Props) {
  const { t } = useTranslation('classes')
  const plan = planOf(listing)
  const zone = unknownZone(listing)
  // Only a schedule changes with the clock.
  if (plan !== null) return <PlannedTime listing={listing} plan={plan} inList={inList} className={className} />
  if (zone === null) return <StartDate startDate={listing.startDate} inList={inList} className={className} />
  return (
    <div className={className}>
      <StartDate startDate={listing.startDate} inList={inList} />
      <p className="mt-1 text-sm">{t('schedule.unknownZone', { zone })}</p>
    </div>
  )
}

function PlannedTime({ listing, plan, inList, className }: Props & { plan: LessonPlan }) {
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
      <StartDate
        startDate={lesson === null ? listing.startDate : new Date(lesson.start).toISOString()}
        inList={inList}
      />
      <p className="mt-1 text-sm">{words.lessons(plan, now)}</p>
    </div>
  )
}
