import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { findCourse } from '@/content/courses.ts'
import { ConsultationSection } from '@/features/contact/ConsultationSection.tsx'
import { AdvantagesGrid } from '@/features/site/AdvantagesGrid.tsx'
import { BelowFold } from '@/ui/BelowFold.tsx'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { SafeSection } from '@/ui/SafeSection.tsx'
import { CourseFaq } from './CourseFaq.tsx'
import { CourseHero } from './CourseHero.tsx'
import { CourseLearn } from './CourseLearn.tsx'
import { CourseNotFound } from './CourseNotFound.tsx'
import { CourseSection } from './CourseSection.tsx'
import { CourseSyllabus } from './CourseSyllabus.tsx'
import { CourseTestimonials } from './CourseTestimonials.tsx'
import { InstructorSection } from './InstructorSection.tsx'
import { LessonSteps } from './LessonSteps.tsx'

/** The page of one of the ten courses, in the order of SPEC.md §2. */
export function CoursePage() {
  const { t } = useTranslation('coursePages')
  const course = findCourse(useParams()['id'])
  if (!course) return <CourseNotFound />
  return (
    <>
      <PageMeta title={t(`meta.${course.id}.title`)} description={t(`meta.${course.id}.description`)} />
      <SafeSection>
        <CourseHero course={course} />
      </SafeSection>
      <BelowFold>
        <SafeSection>
          <CourseLearn course={course} />
        </SafeSection>
        <SafeSection>
          <LessonSteps course={course} />
        </SafeSection>
        <SafeSection>
          <CourseSyllabus course={course} />
        </SafeSection>
        <SafeSection>
          <CourseTestimonials />
        </SafeSection>
        {course.hasProfile && (
          <SafeSection>
            <InstructorSection course={course} />
          </SafeSection>
        )}
        <SafeSection>
          <CourseSection title={t('sections.grid')}>
            <AdvantagesGrid />
          </CourseSection>
        </SafeSection>
        <SafeSection>
          <CourseFaq course={course} />
        </SafeSection>
        <SafeSection>
          <ConsultationSection />
        </SafeSection>
      </BelowFold>
    </>
  )
}
