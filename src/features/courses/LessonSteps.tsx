import { useTranslation } from 'react-i18next'
import { coursePageParts, type CatalogueCourse } from '@/content/courses.ts'
import { CourseSection } from './CourseSection.tsx'

/** How a lesson goes, in three steps. */
export function LessonSteps({ course }: { course: CatalogueCourse }) {
  const { t } = useTranslation('coursePages')
  return (
    <CourseSection title={t('sections.steps')} ground="bg-leaf-tint">
      <ol className="grid gap-4 md:grid-cols-3">
        {coursePageParts.steps.map((step, index) => (
          <li key={step} className="flex gap-4 rounded-card bg-paper p-6 md:block">
            <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-sun text-xl font-extrabold text-pine">
              {index + 1}
            </span>
            <div className="min-w-0 md:mt-5">
              <h3 className="text-xl">{t(`courses.${course.id}.steps.${step}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`courses.${course.id}.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </CourseSection>
  )
}
