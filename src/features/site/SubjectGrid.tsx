import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { pathTo } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import { RatingPill } from './RatingPill.tsx'

export function SubjectGrid() {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  return (
    // At most two, four or five columns; fewer with a large font.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(max(9.5rem,21%),1fr))] md:gap-4 lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,17%),1fr))]">
      {courses.map(({ id, slug, tint, picture, stats }, index) => (
        // With four columns the last two of the ten cards span two each.
        <li key={id} className={index > 7 ? 'md:max-lg:col-span-2' : ''}>
          <Link
            to={pathTo.course(slug)}
            className={`flex h-full min-h-38 flex-col rounded-card p-4 max-[22.4rem]:p-3 transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-soft lg:p-5 ${tints[tint]}`}
          >
            <strong className="mt-auto leading-tight font-bold text-pine max-[22.4rem]:text-[0.9375rem] sm:text-lg sm:leading-tight md:max-lg:text-base md:max-lg:leading-tight">
              {t(`course.${id}.name`)}
            </strong>
            <span className="mt-1 text-sm font-medium text-ink-soft">
              {t('stats.students', { students: figure(stats.students, language) })}
            </span>
            {/* Shown first, but read last by screen readers. */}
            <span className="order-first mb-4 flex flex-wrap items-start justify-between gap-2">
              <Picture name={picture} size={56} />
              <RatingPill rating={stats.rating} backgroundClass="bg-paper" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
