import type { TFunction } from 'i18next'
import type { CatalogueCourse } from '@/content/courses.ts'

/** The ages of a course, as text. */
export const courseAges = ({ ages }: CatalogueCourse, t: TFunction<'courses'>) =>
  ages.to === null ? t('stats.agesUp', { from: ages.from }) : t('stats.ages', { range: `${ages.from}–${ages.to}` })
