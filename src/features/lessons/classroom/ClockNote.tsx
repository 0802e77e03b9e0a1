import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { siteClock } from '@/lib/time/siteClock.ts'
import { durationWords } from './durationWords.ts'

/** How far a device's clock may be off before a reader is told, in milliseconds. */
const worthTelling = 90_000

/** Says that the device's clock is wrong and by how much; nothing while it is right, or nobody knows. */
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
