import { cityTime } from '@/i18n/cities.ts'
import { withDayHalf } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { useSecondClock } from './secondClock.ts'

type Props = { start: Date; end?: Date | undefined; className?: string }

/** The second clock's time of a lesson; renders nothing while it is off or equals the reader's own time. */
export function SecondTime({ start, end, className = '' }: Props) {
  const language = useLanguage()
  const zone = useSecondClock()
  const text = zone && cityTime(zone, start, language, end)
  // Balanced, so a narrow column breaks the hours the same way for every day.
  return text && <span className={`block text-balance ${className}`}>{withDayHalf(text)}</span>
}
