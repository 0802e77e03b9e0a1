import { useTranslation } from 'react-i18next'
import { findCourseByCategory } from '@/content/courses.ts'

const planKeys = {
  Immediately: 'immediately',
  'Within a week': 'withinWeek',
  'Within a month': 'withinMonth',
  'Not sure': 'notSure',
} as const

/** Translations of the options that the API expects in English. */
export function useOptionLabels() {
  const { t } = useTranslation('trial')
  return {
    grade: (grade: string) =>
      grade.startsWith('Grade ') ? t('grades.grade', { n: grade.slice(6) }) : t('grades.kindergarten'),
    subject: (subject: string) => {
      const course = findCourseByCategory(subject)
      return course ? t(`subjects.${course.id}`) : subject
    },
    plan: (plan: keyof typeof planKeys) => t(`plans.${planKeys[plan]}`),
    source: (source: string) => (source === 'Other' ? t('sources.other') : source), // the other sources are brand names
  }
}
