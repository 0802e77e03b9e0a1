import { useTranslation } from 'react-i18next'
import type { CatalogueCourse } from '@/content/courses.ts'
import { Accordion } from '@/ui/Accordion.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { courseQuestions } from './courseQuestions.ts'
import { CourseSection } from './CourseSection.tsx'

/** The six questions of a course page. */
export function CourseFaq({ course }: { course: CatalogueCourse }) {
  const { t } = useTranslation('coursePages')
  return (
    <CourseSection title={t('sections.faq')} beside more={<Picture name="lightBulb" size={120} className="mt-8 hidden lg:block" />}>
      <Accordion items={courseQuestions(t, course).map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
    </CourseSection>
  )
}
