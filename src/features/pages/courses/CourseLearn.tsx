import { ArrowRight, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { coursePageParts, type CatalogCourse } from '@/content/courses.ts'
import { paths, pathTo } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { tints } from '@/ui/base/tints.ts'
import { CourseSection } from './CourseSection.tsx'

export function CourseLearn({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation('coursePages')
  const linkClass = `${boldLink} gap-2 underline-offset-4`
  return (
    <CourseSection title={t('sections.learn')}>
      <div className="grid gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <ul className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 sm:p-8">
          {coursePageParts.learn.map((item) => (
            <li key={item} className="flex items-center gap-3 font-semibold">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-leaf" />
              <span className="min-w-0">{t(`courses.${course.id}.learn.${item}`)}</span>
            </li>
          ))}
        </ul>
        <aside className={`flex flex-col gap-3 rounded-card p-4 sm:p-8 ${tints[course.tint]}`}>
          <div className="flex items-center gap-3">
            <Picture name="parents" size={56} />
            <h3 className="text-xl">{t('sections.audience')}</h3>
          </div>
          <p>{t(`courses.${course.id}.audience`)}</p>
          <p className="mt-auto flex flex-wrap gap-x-4">
            <Link to={pathTo.lessons({ category: course.category })} className={linkClass}>
              <span>{t('actions.lessons')}</span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
            </Link>
            <Link to={paths.subjects} className={linkClass}>
              {t('sections.others')}
            </Link>
          </p>
        </aside>
      </div>
    </CourseSection>
  )
}
