import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { courseAges } from '@/features/pages/courseAges.ts'
import { SubjectsToCome } from '@/features/pages/SubjectGrid.tsx'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { pathTo } from '@/paths.ts'
import { cardLink } from '@/ui/base/linkClass.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'

export function SubjectsPage() {
  const { t } = useTranslation(['site', 'courses'])
  const { t: tCourses } = useTranslation('courses')
  const language = useLanguage()
  return (
    <div className="page py-10 sm:py-14">
      <PageMeta title={t('meta.subjects.title')} description={t('meta.subjects.description')} />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 space-y-3">
          <h1 className="text-4xl">{t('subjectsPage.title')}</h1>
          <p className="max-w-measure text-lg text-pretty text-ink-soft">{t('subjectsPage.lead')}</p>
        </div>
        <TrialButton>{t('subjectsPage.cta')}</TrialButton>
      </div>
      <BelowFold>
        <ul className="mt-10 grid gap-4 lg:grid-cols-2 lg:gap-5">
          {courses.map((course) => {
            const { id, slug, tint, picture, stats } = course
            return (
              <li
                key={id}
                className="group relative flex flex-wrap overflow-hidden rounded-card border border-line bg-paper transition-shadow hover:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
              >
                {/* Wraps above the text if a large font leaves no room next to it. */}
                <div className={`grid grow basis-24 place-items-center py-4 sm:basis-40 ${tints[tint]}`}>
                  <Picture
                    name={picture}
                    size={88}
                    className="size-16 transition-transform group-hover:scale-105 sm:size-22"
                  />
                </div>
                <div className="flex min-w-0 grow-999 basis-40 flex-col gap-2 p-5 sm:p-6">
                  <h2 className="text-xl">
                    <Link to={pathTo.course(slug)} className={cardLink}>
                      {t(`courses:course.${id}.name`)}
                    </Link>
                  </h2>
                  <p className="text-ink-soft">{t(`courses:course.${id}.short`)}</p>
                  <ul className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-sm font-semibold">
                    <li className="text-leaf-dark">{courseAges(course, tCourses)}</li>
                    <li className="inline-flex items-center gap-1.5">
                      <Star aria-hidden="true" className="size-4 fill-sun text-sun" />
                      <span aria-hidden="true">{figure(stats.rating, language)}</span>
                      <span className="sr-only">
                        {t('courses:stats.rating', { rating: figure(stats.rating, language) })}
                      </span>
                    </li>
                    <li>{t('courses:stats.students', { students: figure(stats.students, language) })}</li>
                  </ul>
                </div>
              </li>
            )
          })}
        </ul>
        <SubjectsToCome />
      </BelowFold>
    </div>
  )
}
