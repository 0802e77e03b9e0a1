import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { findUpcoming, statusKey } from '@/content/upcomingCourses.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { tints } from '@/ui/base/tints.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { NoSuchCourse } from './CourseNotFound.tsx'
import { CourseSection } from './CourseSection.tsx'
import { NotifyCard } from './NotifyCard.tsx'
import { UpcomingFacts } from './UpcomingFacts.tsx'

function UpcomingNotFound() {
  const { t } = useTranslation('coursePages')
  return (
    <NoSuchCourse>
      <h1 className="text-4xl">{t('upcoming.notFound.title')}</h1>
      <p className="max-w-measure text-ink-soft">{t('upcoming.notFound.text')}</p>
      <ButtonLink to={paths.home}>{t('upcoming.notFound.back')}</ButtonLink>
    </NoSuchCourse>
  )
}

export function UpcomingCoursePage() {
  const { t } = useTranslation(['coursePages', 'courses'])
  const course = findUpcoming(useParams()['id'])
  if (!course) return <UpcomingNotFound />
  const { key } = course
  return (
    <>
      <PageMeta title={t(`meta.${key}.title`)} description={t(`meta.${key}.description`)} />
      <div className={`${tints[course.tint]} pt-3 pb-10 sm:pb-14`}>
        <div className="page">
          <Breadcrumbs trail={[{ label: t('breadcrumb.upcoming') }]} current={t(`courses:upcoming.${key}.name`)} />
          <div className="grid items-center gap-x-16 gap-y-10 py-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-6">
            <div className="space-y-5">
              <ul className="flex flex-wrap gap-2">
                <li>
                  <span className="inline-flex rounded-full bg-pine px-3 py-1 text-sm font-semibold text-paper">
                    {t(`courses:status.${statusKey[course.status]}`)}
                  </span>
                </li>
                <li>
                  <Chip tone="paper">{t(`courses:upcomingCategory.${course.category}`)}</Chip>
                </li>
              </ul>
              <h1 className="text-4xl lg:text-[3.25rem] lg:leading-[1.06]">{t(`upcoming.courses.${key}.title`)}</h1>
              <p className="max-w-measure text-lg text-pretty">{t(`upcoming.courses.${key}.description`)}</p>
              <p className="flex items-start gap-2.5 text-lg font-bold text-pine">
                <Sprout aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf" />
                <span>{t(`upcoming.courses.${key}.banner`)}</span>
              </p>
              {course.launch !== null && (
                <div className="border-t-2 border-pine/10 pt-6">
                  <UpcomingFacts launch={course.launch} />
                </div>
              )}
            </div>
            <NotifyCard course={course} />
          </div>
        </div>
      </div>
      <BelowFold>
        <CourseSection title={t('upcoming.featuresTitle')}>
          <ul className="grid gap-4 md:grid-cols-3">
            {course.features.map((feature, index) => (
              <li
                key={feature}
                className="flex items-center gap-4 rounded-card border border-line bg-paper p-6 text-lg font-bold text-pine md:flex-col md:items-start"
              >
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">{t(`upcoming.courses.${key}.features.${feature}`)}</span>
              </li>
            ))}
          </ul>
        </CourseSection>
      </BelowFold>
    </>
  )
}
