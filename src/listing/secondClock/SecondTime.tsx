import { cityTime } from '@/i18n/cities.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { useSecondClock } from './secondClock.ts'

type Props = { start: Date; end?: Date | undefined; className?: string }

/** What the second clock shows at a lesson; nothing while it is off, or shows the same as the reader's own. */
export function SecondTime({ start, end, className = '' }: Props) {
  const language = useLanguage()
  const zone = useSecondClock()
  const text = zone && cityTime(zone, start, language, end)
  // Balanced, so that a narrow column breaks the hours the same way for every day.
  return text && <span className={`block text-balance ${className}`}>{text}</span>
}
