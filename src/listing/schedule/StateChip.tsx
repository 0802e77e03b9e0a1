import { useTranslation } from 'react-i18next'
import { shortDate } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { stateOf, type Scheduled } from './listingSchedule.ts'

/** Shows since when a class or group has been in progress, or that its last lesson has ended. */
export function StateChip({ listing }: { listing: Scheduled }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const state = stateOf(listing, useMinute())
  if (state.phase !== 'ongoing' && state.phase !== 'finished') return null
  return (
    <p className="first-letter:uppercase">
      <Chip tone="gray">
        {state.phase === 'finished'
          ? t('finished')
          : t('ongoing', { date: shortDate(new Date(state.since), language) })}
      </Chip>
    </p>
  )
}
