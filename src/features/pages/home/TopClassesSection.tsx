import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { findCourse } from '@/content/courses.ts'
import { topClasses } from '@/content/topClasses.ts'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { cardLink } from '@/ui/base/linkClass.ts'
import { tints } from '@/ui/base/tints.ts'
import { courseAges } from '@/features/pages/courseAges.ts'
import { RatingPill } from '@/features/pages/RatingPill.tsx'
import { SectionHeading } from '@/features/pages/SectionHeading.tsx'

export function TopClassesSection() {
  const { t } = useTranslation(['home', 'courses'])
  const { t: tCourses } = useTranslation('courses')
  return (
    <section aria-labelledby="top-classes" className="page">
      <SectionHeading id="top-classes" title={t('topClasses.title')} />
      <ul className="max-md:rail gap-5 md:grid md:grid-cols-3">
        {topClasses.map(({ id, slug, weeks, level }) => {
          const course = findCourse(slug)!
          return (
            <li
              key={id}
              className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-paper transition-shadow has-[a:hover]:shadow-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-leaf"
            >
              <div
                className={`relative grid h-30 place-items-center max-md:justify-items-end max-md:pr-6 md:h-46 md:pt-7 ${tints[course.tint]}`}
              >
                <span className="absolute top-4 left-4 grid justify-items-start gap-2 md:flex md:items-center">
                  <Chip tone="paper">{t('topClasses.chip')}</Chip>
                  <RatingPill rating={course.stats.rating} />
                </span>
                <Picture name={course.picture} size={104} className="size-22 md:size-26" />
              </div>
              <div className="flex flex-1 flex-col gap-2 p-4 md:p-6">
                <h3 className="text-xl leading-tight">
                  <Link to={pathTo.course(slug)} className={`${cardLink} group-hover:underline`}>
                    {t(`topClasses.items.${id}.title`)}
                  </Link>
                </h3>
                <p className="dotted text-sm font-semibold text-ink-soft">
                  <span>{t('courses:stats.weeks', { count: weeks })}</span>
                  <span>{t(`courses:level.${level}`)}</span>
                  <span>{courseAges(course, tCourses)}</span>
                </p>
                <p className="text-ink-soft">{t(`topClasses.items.${id}.description`)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
