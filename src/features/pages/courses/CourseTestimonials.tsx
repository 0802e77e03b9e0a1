import { useTranslation } from 'react-i18next'
import { courseReviews } from '@/content/courseReviews.ts'
import { isShown } from '@/content/isShown.ts'
import { TestimonialCard } from '@/features/pages/TestimonialCard.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { CourseSection } from './CourseSection.tsx'

/** Every course page shows the same two testimonials. */
export function CourseTestimonials() {
  const { t } = useTranslation(['coursePages', 'common'])
  if (!isShown(courseReviews)) return null
  return (
    <CourseSection
      title={t('sections.testimonials')}
      more={
        courseReviews.sample && (
          <p className="mt-3">
            <Chip tone="paper">{t('common:sample')}</Chip>
          </p>
        )
      }
      backgroundClass="bg-butter"
    >
      <ul className="grid gap-2.5 sm:gap-4 md:grid-cols-2">
        {courseReviews.items.map((review) => (
          <li key={review.id}>
            <TestimonialCard {...review} {...t(`testimonials.items.${review.id}`, { returnObjects: true })} small />
          </li>
        ))}
      </ul>
    </CourseSection>
  )
}
