import { CalendarDays, Clock, Gauge, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UpcomingCourse } from '@/content/upcomingCourses.ts'
import { DifficultyDots } from '@/features/site/DifficultyDots.tsx'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { useToday } from '@/ui/useToday.ts'

/** When a course starts, how long it takes, for whom it is and how hard. A launch that has passed reads "New date soon". */
export function UpcomingFacts({ launch }: { launch: NonNullable<UpcomingCourse['launch']> }) {
  const { t } = useTranslation(['coursePages', 'courses'])
  const language = useLanguage()
  const today = useToday()
  const iconLook = 'size-6 shrink-0 text-leaf'
  return (
    <ul className="grid gap-x-8 gap-y-4 font-semibold sm:grid-cols-2">
      <li className="flex min-h-6 items-center gap-3">
        <CalendarDays aria-hidden="true" className={iconLook} />
        {today === null ? (
          <span className="skeleton h-5 w-40" />
        ) : launch.date >= today ? (
          <time dateTime={launch.date}>{t('upcoming.starts', { date: calendarDate(launch.date, language) })}</time>
        ) : (
          <span>{t('upcoming.newDate')}</span>
        )}
      </li>
      <li className="flex items-center gap-3">
        <Clock aria-hidden="true" className={iconLook} />
        {t('courses:stats.weeks', { count: launch.weeks })}
      </li>
      <li className="flex items-center gap-3">
        <UsersRound aria-hidden="true" className={iconLook} />
        {t('courses:stats.ages', { range: launch.ages })}
      </li>
      <li className="flex items-center gap-3">
        <Gauge aria-hidden="true" className={iconLook} />
        <DifficultyDots level={launch.level} />
      </li>
    </ul>
  )
}
