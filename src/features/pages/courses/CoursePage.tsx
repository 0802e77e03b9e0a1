import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { coursePageParts, findCourse, type CatalogCourse } from '@/content/courses.ts'
import { faq } from '@/content/pageLists.ts'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { AdvantagesGrid } from '@/features/pages/AdvantagesGrid.tsx'
import { TrialBand } from '@/features/pages/TrialBand.tsx'
import { ConsultationSection } from '@/features/pages/contact/ConsultationSection.tsx'
import { NextClasses } from '@/features/pages/lazyParts.ts'
import { money } from '@/i18n/format.ts'
import { RowsSkeleton } from '@/ui/loading/RowsSkeleton.tsx'
import { Accordion } from '@/ui/fold/Accordion.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { SafeSection } from '@/ui/loading/SectionBoundary.tsx'
import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { CourseHero } from './CourseHero.tsx'
import { CourseLearn } from './CourseLearn.tsx'
import { CourseNotFound } from './CourseNotFound.tsx'
import { CourseSection } from './CourseSection.tsx'
import { CourseSyllabus } from './CourseSyllabus.tsx'
import { CourseTestimonials } from './CourseTestimonials.tsx'
import { InstructorSection } from './InstructorSection.tsx'

function courseQuestions(t: TFunction<'coursePages'>, course: CatalogCourse) {
  const answers = {
    duration: t('faq.items.duration.answer', { count: course.stats.weeks }),
    cost: t('faq.items.cost.answer', {
      group: money(lowestPrice(groupPlans)),
      individual: money(lowestPrice(individualPlans)),
    }),
    lessonsCount: t('faq.items.lessonsCount.answer'),
    lessonDuration: t('faq.items.lessonDuration.answer'),
    software: t('faq.items.software.answer'),
    homework: t('faq.items.homework.answer'),
  } as const satisfies Record<(typeof faq)[number], string>
  return faq.map((id) => ({ id, question: t(`faq.items.${id}.question`), answer: answers[id] }))
}

function LessonSteps({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation('coursePages')
  return (
    <CourseSection title={t('sections.steps')} backgroundClass="bg-leaf-tint">
      <ol className="grid gap-2.5 sm:gap-4 md:grid-cols-3">
        {coursePageParts.steps.map((step, index) => (
          <li key={step} className="flex gap-4 rounded-card bg-paper p-4 sm:p-6 md:block">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-sun text-xl font-extrabold text-pine"
            >
              {index + 1}
            </span>
            <div className="min-w-0 md:mt-5">
              <h3 className="text-xl">{t(`courses.${course.id}.steps.${step}.title`)}</h3>
              <p className="text-ink-soft sm:mt-1">{t(`courses.${course.id}.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </CourseSection>
  )
}

function CourseFaq({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation('coursePages')
  return (
    <CourseSection
      title={t('sections.faq')}
      twoColumns
      more={<Picture name="lightBulb" size={120} className="mt-8 hidden lg:block" />}
    >
      <Accordion
        items={courseQuestions(t, course).map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
      />
    </CourseSection>
  )
}

/** The page of a course; CONTRACT.md §2 fixes the order of the sections. */
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
          <WhenNear of={NextClasses} waiting={<RowsSkeleton className="py-4.5 sm:py-16" />} failed={null}>
            <NextClasses subject={course.category} className="py-4.5 sm:py-16" />
          </WhenNear>
        </SafeSection>
        <SafeSection>
          <CourseTestimonials />
        </SafeSection>
        <SafeSection>
          <InstructorSection course={course} />
        </SafeSection>
        <SafeSection>
          <CourseSection title={t('sections.grid')} folded>
            <AdvantagesGrid />
          </CourseSection>
        </SafeSection>
        <SafeSection>
          <CourseFaq course={course} />
        </SafeSection>
        <SafeSection>
          <ConsultationSection className="mb-8" />
        </SafeSection>
        <SafeSection>
          {/* On phones, the bar at the bottom says the same on the whole page. */}
          <div className="pb-20 max-sm:hidden">
            <TrialBand
              title={t('band.title')}
              text={t('band.text')}
              button={t('actions.trial')}
              subject={course.category}
            />
          </div>
        </SafeSection>
      </BelowFold>
    </>
  )
}
