import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { shortDate, zoneName } from '@/i18n/clock.ts'
import { number } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { calendarDay } from '@/lib/time/calendarDays.ts'
import { ClockChoice } from '@/listing/secondClock/ClockChoice.tsx'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { TimetableTools } from './TimetableTools.tsx'
import { WeekDay } from './WeekDay.tsx'
import { WeekNav } from './WeekNav.tsx'
import { useWeek, weekSearch } from './useWeek.ts'
import { weekRange, weekOf } from './weekDays.ts'
import { endOf, nextStart, weekLessons } from './weekLessons.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00`).getTime()

/** A week fits on one page: the more lessons, the narrower the columns and the smaller the font. */
function paperClass(lessons: number): string {
  if (lessons <= 12) return 'print:columns-[18rem]'
  const dense = 'print:**:leading-tight print:[&_h4]:mt-0 print:[&_h4]:line-clamp-1 print:[&_ul]:space-y-1'
  return lessons <= 40
    ? `print:columns-[11rem] print:**:text-[0.7rem] ${dense}`
    : `print:columns-[9rem] print:**:text-[0.6rem] ${dense}`
}

type Props = {
  listings: readonly Listing[]
  total?: number
  /** Whether the list is complete, as far as it can be read. */
  complete?: boolean
}

/** The lessons of a week, day by day. `total` is the number of classes and groups if it exceeds `listings`. */
export function Timetable({ listings, total = listings.length, complete = total <= listings.length }: Props) {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  /** For links that don't exist in the week that they open. */
  const focusHeading = () => heading.current?.focus()
  const { days, today, now, isPresent } = useWeek(listings)
  const range = weekRange(days[0]!, days[6]!, language)
  const [from, to] = [midnight(days[0]!), midnight(weekOf(days[0]!, 1)?.[0] ?? days[6]!)]
  const lessons = useMemo(() => weekLessons(listings, from, to), [listings, from, to])
  const isOver = complete && from <= now && now < to && lessons.every((lesson) => endOf(lesson) <= now)
  return (
    <section aria-labelledby="week" className="print:text-sm">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h2
          ref={heading}
          id="week"
          tabIndex={-1}
          aria-live="polite"
          className="min-w-0 grow basis-40 text-xl sm:text-2xl outline-none"
        >
          {range}
        </h2>
        <WeekNav monday={days[0]!} isPresent={isPresent} onPresent={focusHeading} />
        {lessons[0] && (
          <p className="hidden print:block">{t('zone', { zone: zoneName(new Date(lessons[0].start), language) })}</p>
        )}
      </div>
      {total > listings.length && (
        <p className="mb-5 text-ink-soft">{t('partial', { shown: number(listings.length), total: number(total) })}</p>
      )}
      {lessons.length > 0 && (
        <div
          className={`grid gap-6 lg:grid-cols-4 lg:gap-2 xl:grid-cols-7 print:block print:gap-3 ${paperClass(lessons.length)}`}
        >
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              isToday={day === today}
              lessons={lessons.filter(({ start }) => calendarDay(new Date(start)) === day)}
              now={now}
            />
          ))}
        </div>
      )}
      {(lessons.length === 0 || isOver) && (
        <div className={lessons.length === 0 ? '' : 'mt-6 print:hidden'}>
          <NoLessons
            title={t(lessons.length > 0 ? 'empty.over' : complete ? 'empty.title' : 'empty.ofLoaded')}
            next={nextStart(listings, to)}
            now={now}
            onNext={focusHeading}
          />
        </div>
      )}
      <div className="mt-8">
        <TimetableTools listings={listings} lessons={lessons} range={range} />
      </div>
      {/* At the end, since it is set once and the lessons matter more. */}
      <div className="mt-10 print:hidden">
        <ClockChoice />
      </div>
    </section>
  )
}

/** Shown until the lessons of the week are known. */
export const WeekSkeleton = () => (
  <>
    <div className="skeleton mb-5 h-11 w-64 max-w-full" />
    <div className="grid gap-6 lg:grid-cols-4 lg:gap-2 xl:grid-cols-7">
      {Array.from({ length: 7 }, (_, day) => (
        <div key={day} className={`skeleton h-24 rounded-[18px] lg:h-40 ${day > 2 ? 'max-lg:hidden' : ''}`} />
      ))}
    </div>
  </>
)

/** `next` and `now` are in milliseconds. */
type NoLessonsProps = { title: string; next: number | null; now: number; onNext: () => void }

function NoLessons({ title, next, now, onNext }: NoLessonsProps) {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  return (
    <EmptyState
      shape="wide"
      scene={<Scene name="emptyPot" className="h-24" />}
      title={title}
      action={
        next !== null && (
          <ButtonLink to={weekSearch(calendarDay(new Date(next)))} onClick={onNext}>
            {t('empty.next')}
          </ButtonLink>
        )
      }
    >
      {next === null ? t('empty.none') : t('empty.text', { date: shortDate(new Date(next), language, new Date(now)) })}
    </EmptyState>
  )
}
