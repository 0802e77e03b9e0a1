import type { TFunction } from 'i18next'
import type { CatalogCourse } from '@/content/courses.ts'

/** The ages of a course, as text. */
export const courseAges = ({ ages }: CatalogCourse, t: TFunction<'courses'>) =>
  ages.to === null ? t('stats.agesUp', { from: ages.from }) : t('stats.ages', { range: `${ages.from}–${ages.to}` })
