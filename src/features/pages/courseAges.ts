import type { TFunction } from 'i18next'
import type { CatalogueCourse } from '@/content/courses.ts'

/** For what ages a course is, as people read it. */
export const courseAges = ({ ages }: CatalogueCourse, t: TFunction<'courses'>) =>
  ages.to === null ? t('stats.agesUp', { from: ages.from }) : t('stats.ages', { range: `${ages.from}–${ages.to}` })
