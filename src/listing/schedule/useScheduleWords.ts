import { useTranslation } from 'react-i18next'
import { deviceOffset } from '@/listing/secondClock/secondClock.ts'
import { monthDay, time, timeRange, unbroken, weekdayList } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { firstLesson, freeLessons, lastLesson, lessonCount, lessonsSince, type Lesson } from './lessonsOf.ts'
import { weekdays, type Ages, type LessonPlan, type TeachingLanguage } from './schedule.ts'
import { deviceZone, zoneOffset } from '@/lib/time/zoneOffset.ts'
import { clockShift } from '@/lib/time/clockShift.ts'

/** The weekdays of a plan (0 for Sunday) by the reader's clock; a lesson may be a day earlier or later than by the teacher's clock. */
function localWeekdays(plan: LessonPlan, start: number): number[] {
  const shift = new Date(start).getDay() - new Date(start + zoneOffset(plan.zone, start)).getUTCDay() + 7
  return plan.weekdays.map((weekday) => (weekdays.indexOf(weekday) + 1 + shift) % 7)
}

/** The results of changedLesson by plan and lesson. The search takes a millisecond, and cards render every minute. */
const changes = new WeakMap<LessonPlan, { since: number; changed: Lesson | null }>()

/** The first later lesson within a year at another time of the reader's clock, because the clocks of one zone change. Null if none. */
function changedLesson(plan: LessonPlan, lesson: Lesson): Lesson | null {
  if (plan.weekdays.length === 0 || plan.zone === deviceZone()) return null
  const known = changes.get(plan)
  if (known?.since === lesson.start) return known.changed
  const teacher = (instant: number) => zoneOffset(plan.zone, instant)
  const shift = clockShift(teacher, deviceOffset, lesson.start, 366)
  const next = shift === null ? undefined : lessonsSince(plan, shift.at).next().value
  const apart = ({ start }: Lesson) => teacher(start) - deviceOffset(start)
  const changed = next !== undefined && apart(next) !== apart(lesson) ? next : null
  changes.set(plan, { since: lesson.start, changed })
  return changed
}

/** The facts of a schedule as text, in the reader's language and time zone. */
export function useScheduleWords() {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  /** `Mon and Wed`, by the reader's clock at a lesson. */
  const days = (plan: LessonPlan, { start }: Lesson) => weekdayList(localWeekdays(plan, start), language)
  const shortDay = ({ start }: Lesson) => unbroken(monthDay(new Date(start), language))
  /** `8 lessons; no lesson on Dec 24, Dec 31`: names up to three free days to come, otherwise the first and the number of the others. */
  const exceptFree = (lessons: string, plan: LessonPlan, now: number) => {
    const [first, ...others] = freeLessons(plan).filter(({ end }) => end > now)
    if (first === undefined) return lessons
    const dates =
      others.length < 3
        ? [first, ...others].map(shortDay).join(', ')
        : t('schedule.moreDays', { date: shortDay(first), count: others.length })
    return t('schedule.except', { lessons, dates })
  }
  return {
    /**
     * `8 lessons, Mon and Wed, 5:00–5:50 PM`, by the reader's clock at the next lesson after `now` (milliseconds). Names the next change (`from Mar
     * 15: 6:00 PM`) and the free days.
     */
    lessons: (plan: LessonPlan, now: number) => {
      const lesson = lessonsSince(plan, now).next().value ?? lastLesson(plan) ?? firstLesson(plan)
      const hours = unbroken(timeRange(new Date(lesson.start), new Date(lesson.end), language))
      if (plan.weekdays.length === 0) return t('schedule.single', { hours })
      const count = lessonCount(plan)
      const named = { days: days(plan, lesson), hours }
      const lessons = count === null ? t('schedule.open', named) : t('schedule.lessons', { count, ...named })
      const changed = changedLesson(plan, lesson)
      if (changed === null) return exceptFree(lessons, plan, now)
      const start = new Date(changed.start)
      const otherDays = days(plan, changed) === named.days ? [] : [days(plan, changed)]
      const change = t('schedule.changes', {
        lessons,
        date: shortDay(changed),
        time: unbroken([...otherDays, time(start, language)].join(', ')),
      })
      return exceptFree(change, plan, now)
    },
    ages: ({ from, to }: Ages) =>
      to === null
        ? t('schedule.agesUp', { from })
        : from === to
          ? t('schedule.age', { from })
          : t('schedule.ages', { from, to }),
    places: (count: number) => t('schedule.places', { count }),
    languages: (names: readonly TeachingLanguage[]) => names.map((name) => t(`schedule.language.${name}`)).join(', '),
  }
}
