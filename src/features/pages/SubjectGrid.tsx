import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { pathTo, paths } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { tints } from '@/ui/base/tints.ts'
import { RatingPill } from './RatingPill.tsx'

/** Names the subjects that cannot be booked. */
export function SubjectsToCome() {
  const { t } = useTranslation('courses')
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft sm:mt-6">
      <span>{t('toCome.text')}</span>
      <Link to={paths.contactUs} className={boldLink}>
        {t('toCome.ask')}
      </Link>
    </p>
  )
}

export function SubjectGrid() {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  return (
    // On phones, two rows to swipe through; elsewhere at most four or five columns, fewer with a large font.
    <ul className="max-sm:rail max-sm:auto-cols-[minmax(8.5rem,max-content)]! max-sm:grid-rows-2 gap-3 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] md:grid-cols-[repeat(auto-fill,minmax(max(9.5rem,21%),1fr))] md:gap-4 lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,17%),1fr))]">
      {courses.map(({ id, slug, tint, picture, stats }, index) => (
        // With four columns the last two of the ten cards span two each.
        <li key={id} className={index > 7 ? 'md:max-lg:col-span-2' : ''}>
          <Link
            to={pathTo.course(slug)}
            className={`flex h-full flex-col rounded-card p-3 sm:min-h-38 sm:p-4 transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-soft lg:p-5 ${tints[tint]}`}
          >
            <strong className="mt-auto text-[0.9375rem] leading-tight font-bold text-pine sm:text-lg sm:leading-tight md:max-lg:text-base md:max-lg:leading-tight">
              {t(`course.${id}.name`)}
            </strong>
            <span className="max-sm:hidden mt-1 text-sm leading-tight font-medium text-ink-soft sm:leading-normal">
              {t('stats.students', { students: figure(stats.students, language) })}
            </span>
            {/* Shown first, but read last by screen readers. */}
            <span className="order-first mb-2 flex flex-wrap items-start justify-between gap-2 sm:mb-4">
              <Picture name={picture} size={56} className="size-9 sm:size-14" />
              <span className="max-sm:hidden">
                <RatingPill rating={stats.rating} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
