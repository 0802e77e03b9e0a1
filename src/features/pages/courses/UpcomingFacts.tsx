import { CalendarDays, Clock, Gauge, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UpcomingCourse } from '@/content/upcomingCourses.ts'
import { DifficultyDots } from '@/features/pages/DifficultyDots.tsx'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { useToday } from '@/ui/browser/everyMinute.ts'

/** Shows "New date soon" once the launch date has passed; a skeleton until the client knows today's date. */
export function UpcomingFacts({ launch }: { launch: NonNullable<UpcomingCourse['launch']> }) {
  const { t } = useTranslation(['coursePages', 'courses'])
  const language = useLanguage()
  const today = useToday()
  const iconClass = 'size-6 shrink-0 text-leaf'
  return (
    <ul className="grid gap-x-8 gap-y-4 font-semibold sm:grid-cols-2">
      <li className="flex min-h-6 items-center gap-3">
        <CalendarDays aria-hidden="true" className={iconClass} />
        {today === null ? (
          <span className="skeleton h-5 w-40" />
        ) : launch.date >= today ? (
          <time dateTime={launch.date}>{t('upcoming.starts', { date: calendarDate(launch.date, language) })}</time>
        ) : (
          <span>{t('upcoming.newDate')}</span>
        )}
      </li>
      <li className="flex items-center gap-3">
        <Clock aria-hidden="true" className={iconClass} />
        <span>{t('courses:stats.weeks', { count: launch.weeks })}</span>
      </li>
      <li className="flex items-center gap-3">
        <UsersRound aria-hidden="true" className={iconClass} />
        <span>{t('courses:stats.ages', { range: launch.ages })}</span>
      </li>
      <li className="flex items-center gap-3">
        <Gauge aria-hidden="true" className={iconClass} />
        <DifficultyDots level={launch.level} />
      </li>
    </ul>
  )
}
