import { useTranslation } from 'react-i18next'
import { timeRange, unbroken, weekdayList } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { firstLesson, lastLesson, lessonCount, lessonsSince } from '@/lib/schedule/lessonsOf.ts'
import { weekdays, type Ages, type LessonPlan, type TeachingLanguage } from '@/lib/schedule/schedule.ts'
import { zoneOffset } from '@/lib/schedule/zoneOffset.ts'

/** The weekdays of a plan (0 for Sunday) by the reader's clock, on which a lesson may be a day earlier or later than on the teacher's. */
function localWeekdays(plan: LessonPlan, start: number): number[] {
  const shift = new Date(start).getDay() - new Date(start + zoneOffset(plan.zone, start)).getUTCDay() + 7
  return plan.weekdays.map((weekday) => (weekdays.indexOf(weekday) + 1 + shift) % 7)
}

/** What a schedule says, in the reader's language and time zone. */
export function useScheduleWords() {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  return {
    /** `8 lessons, Mon and Wed, 5:00–5:50 PM`, as the clock shows it at the next lesson after a moment (milliseconds). */
    lessons: (plan: LessonPlan, now: number) => {
      const lesson = lessonsSince(plan, now).next().value ?? lastLesson(plan) ?? firstLesson(plan)
      const hours = unbroken(timeRange(new Date(lesson.start), new Date(lesson.end), language))
      if (plan.weekdays.length === 0) return t('schedule.single', { hours })
      const days = weekdayList(localWeekdays(plan, lesson.start), language)
      const count = lessonCount(plan)
      return count === null ? t('schedule.open', { days, hours }) : t('schedule.lessons', { count, days, hours })
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
