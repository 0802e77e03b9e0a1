import { useTranslation } from 'react-i18next'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { useToday } from '@/ui/useToday.ts'

/** When an upcoming course starts; a day that has passed is no promise any more. Empty, but as high, until the clock may be read. */
export function LaunchDate({ date }: { date: string }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const today = useToday()
  if (today === null) return <span className="inline-block h-[1lh]" />
  if (date < today) return t('upcoming.newDate')
  return <time dateTime={date}>{t('upcoming.starts', { date: calendarDate(date, language) })}</time>
}
