import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUser } from '@/auth/AuthContext.ts'
import { teacherOf } from '@/listing/listingAudience.ts'
import { isOneLesson, planOf } from '@/listing/schedule/listingSchedule.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { SecondTime } from '@/listing/secondClock/SecondTime.tsx'
import { time, timeRange, withDayHalf } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { overAfter } from '@/listing/schedule/lessonState.ts'
import { firstLesson } from '@/listing/schedule/lessonsOf.ts'
import { pathTo } from '@/paths.ts'
import { cardLink } from '@/ui/base/linkClass.ts'
import { tints } from '@/ui/base/tints.ts'
import type { WeekLesson } from './weekLessons.ts'

/** One lesson of a week: time, title, and a link to its classroom. `now` is in milliseconds. */
export function WeekLessonCard({ lesson, now }: { lesson: WeekLesson; now: number }) {
  const { t } = useTranslation(['timetable', 'classroom'])
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const { role } = useUser()
  const { listing, overlaps } = lesson
  const look = useCategoryLook(listing.categoryId)
  const [start, end] = [new Date(lesson.start), lesson.end === null ? undefined : new Date(lesson.end)]
  const over = (lesson.end ?? lesson.start + overAfter) <= now
  const live = lesson.start <= now && !over
  const plan = planOf(listing)
  const isFirst =
    plan === null ? !isOneLesson(listing) : plan.weekdays.length > 0 && lesson.start === firstLesson(plan).start
  // A teacher's own week would repeat one name.
  const teacher = role === 'student' ? teacherOf(listing) : null
  const notes = [
    over ? t('over') : null,
    isFirst ? t('first') : null,
    // A past conflict no longer matters.
    overlaps && !over ? t('overlaps') : null,
  ].filter((note) => note !== null)
  return (
    <article
      className={`relative rounded-control p-3 has-[a:hover]:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf lg:p-2.5 print:border print:border-edge print:bg-paper print:p-1 ${over || look.waiting ? 'bg-line/60' : tints[look.tint]}`}
    >
      <p className="text-sm leading-snug">
        <time dateTime={start.toISOString()} className="font-bold">
          {withDayHalf(end === undefined ? time(start, language) : timeRange(start, end, language))}
        </time>
        <SecondTime start={start} end={end} className="text-ink-soft" />
      </p>
      <h4
        dir="auto"
        className="mt-1 line-clamp-3 leading-snug font-semibold tracking-normal [overflow-wrap:anywhere] text-ink lg:text-sm"
      >
        <Link to={pathTo.classroom(listing)} className={cardLink}>
          {listingTitle(listing, tClasses)}
        </Link>
      </h4>
      {teacher && (
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft print:hidden">
          {tClasses('schedule.with', { name: teacher.name })}
        </p>
      )}
      {live && (
        <p className="mt-1 text-sm font-semibold text-leaf-dark print:hidden">
          <Radio aria-hidden="true" className="mr-1.5 inline size-[1.1em] align-[-0.15em]" />
          <span>{t('classroom:live')}</span>
        </p>
      )}
      {notes.length > 0 && <p className="mt-1 text-sm text-ink-soft print:hidden">{notes.join(' · ')}</p>}
    </article>
  )
}
