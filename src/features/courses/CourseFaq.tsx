import { useTranslation } from 'react-i18next'
import type { CatalogueCourse } from '@/content/courses.ts'
import { faq } from '@/content/features.ts'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { Accordion } from '@/ui/Accordion.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { CourseSection } from './CourseSection.tsx'

/** The six questions of a course page. */
export function CourseFaq({ course }: { course: CatalogueCourse }) {
  const { t } = useTranslation('coursePages')
  const answers = {
    duration: t('faq.items.duration.answer', { count: course.stats.weeks }),
    cost: t('faq.items.cost.answer', { group: money(lowestPrice(groupPlans)), individual: money(lowestPrice(individualPlans)) }),
    lessonsCount: t('faq.items.lessonsCount.answer'),
    lessonDuration: t('faq.items.lessonDuration.answer'),
    software: t('faq.items.software.answer'),
    homework: t('faq.items.homework.answer'),
  } as const satisfies Record<(typeof faq)[number], string>
  return (
    <CourseSection title={t('sections.faq')} beside more={<Picture name="lightBulb" size={120} className="mt-8 hidden lg:block" />}>
      <Accordion items={faq.map((id) => ({ id, title: t(`faq.items.${id}.question`), content: answers[id] }))} />
    </CourseSection>
  )
}
