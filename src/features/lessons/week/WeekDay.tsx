import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import { shortDate } from '@/i18n/clock.ts'
import { number } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { noonOf } from '@/lib/time/calendarDays.ts'
import { WeekLessonCard } from './WeekLessonCard.tsx'
import type { WeekLesson } from './weekLessons.ts'

/** The maximum number of lessons shown per day; a page with thousands is slow. */
const most = 30

type Props = { day: string; isToday: boolean; lessons: readonly WeekLesson[]; now: number }

/** A day of the week with its lessons: a column on wide screens; on phones and on paper, only if it has lessons. */
export function WeekDay({ day, isToday, lessons, now }: Props) {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  const id = useId()
  const [weekday, ...date] = shortDate(noonOf(day), language, new Date(now)).split(', ')
  const empty = lessons.length === 0
  return (
    <section
      aria-labelledby={id}
      className={`relative min-w-0 lg:min-h-40 lg:rounded-[18px] lg:border lg:p-2 print:mb-3 print:min-h-0 print:border-0 print:p-0 ${isToday ? 'lg:border-leaf lg:bg-paper' : 'lg:border-line'} ${empty ? 'max-lg:hidden print:hidden' : ''}`}
    >
      <h3
        id={id}
        aria-current={isToday ? 'date' : undefined}
        className="mb-2 break-after-avoid text-base tracking-normal lg:px-1 lg:text-sm"
      >
        <span
          className={`inline-block first-letter:uppercase lg:block print:inline-block ${isToday ? 'text-leaf-dark' : ''}`}
        >
          {weekday}
        </span>
        <span className="lg:hidden print:inline">{', '}</span>
        <span className="font-semibold text-ink-soft">{date.join(', ')}</span>
        {isToday && (
          <>
            <span className="text-sm font-semibold text-leaf-dark lg:hidden print:hidden">{` · ${t('today')}`}</span>
            {/* Beside the weekday: another line would push its lessons below the lessons of the other days. */}
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 rounded-full bg-leaf px-2.5 text-sm text-paper first-letter:uppercase max-lg:hidden print:hidden"
            >
              {t('today')}
            </span>
          </>
        )}
      </h3>
      <ul className="space-y-2">
        {lessons.slice(0, most).map((lesson) => (
          <li key={`${refOf(lesson.listing)} ${lesson.start}`} className="break-inside-avoid">
            <WeekLessonCard lesson={lesson} now={now} />
          </li>
        ))}
      </ul>
      {lessons.length > most && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('more', { count: lessons.length - most, shown: number(lessons.length - most) })}
        </p>
      )}
    </section>
  )
}
