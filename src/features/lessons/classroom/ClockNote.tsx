import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { siteClock } from '@/lib/time/siteClock.ts'
import { durationWords } from './durationWords.ts'

/** The smallest clock difference that is reported, in milliseconds. */
const worthTelling = 90_000

/** Shows how wrong the device's clock is; renders nothing while it is right or unknown. */
export function ClockNote({ className = '' }: { className?: string }) {
  const { t } = useTranslation('classroom')
  const ahead = useSyncExternalStore(siteClock.subscribe, siteClock.deviceAhead)
  if (Math.abs(ahead) <= worthTelling) return null
  const duration = durationWords(Math.round(Math.abs(ahead) / 60_000) * 60_000, t)
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {t(ahead > 0 ? 'clock.ahead' : 'clock.behind', { duration })}
    </p>
  )
}
