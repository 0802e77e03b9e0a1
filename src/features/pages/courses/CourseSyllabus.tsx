import { useTranslation } from 'react-i18next'
import { coursePageParts, type CatalogCourse } from '@/content/courses.ts'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { CourseSection } from './CourseSection.tsx'

export function CourseSyllabus({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation(['coursePages', 'courses'])
  const { syllabus } = coursePageParts
  return (
    <CourseSection
      title={t('sections.syllabus')}
      lead={t(`courses:course.${course.id}.short`)}
      anchor="syllabus"
      twoColumns
      more={<Picture name={course.picture} size={176} className="mt-8 hidden lg:block" />}
    >
      <ol>
        {syllabus.map((module, index) => (
          <li key={module} className="relative flex gap-3 pb-3 last:pb-0 sm:gap-5">
            {index < syllabus.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-0 left-[1.4375rem] w-[3px] rounded-full bg-leaf/30"
              />
            )}
            <span
              aria-hidden="true"
              className={`relative mt-0.5 sm:mt-3 grid size-12 shrink-0 place-items-center rounded-tl-[50%] rounded-br-[50%] text-lg font-extrabold ${index === syllabus.length - 1 ? 'bg-sun text-pine' : 'bg-leaf text-paper'}`}
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 rounded-[18px] border border-line bg-paper px-4 py-1 sm:px-5 sm:py-3">
              <p className="text-sm font-semibold text-ink-soft max-sm:sr-only">
                {t('sections.module', { n: index + 1 })}
              </p>
              <FoldOnPhones
                heading={
                  <h3 className="text-lg leading-tight">{t(`courses.${course.id}.syllabus.${module}.title`)}</h3>
                }
              >
                <p className="text-ink-soft">{t(`courses.${course.id}.syllabus.${module}.text`)}</p>
              </FoldOnPhones>
            </div>
          </li>
        ))}
      </ol>
    </CourseSection>
  )
}
