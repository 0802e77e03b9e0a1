import { useTranslation } from 'react-i18next'
import { courseReviews } from '@/content/courseReviews.ts'
import { isShown } from '@/content/isShown.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { RatingStars } from '@/ui/base/RatingStars.tsx'
import { CourseSection } from './CourseSection.tsx'

/** Every course page shows the same two testimonials. */
export function CourseTestimonials() {
  const { t } = useTranslation(['coursePages', 'common'])
  const language = useLanguage()
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
        {courseReviews.items.map(({ id, rating, date, picture }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-3 rounded-card bg-paper p-5 sm:p-8">
              <RatingStars rating={rating} label={t('testimonials.rating', { rating })} />
              <blockquote className="sm:text-lg">{t(`testimonials.items.${id}.text`)}</blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-2">
                <span className="grid size-14 shrink-0 place-items-center rounded-full bg-leaf-tint">
                  <Picture name={picture} size={42} />
                </span>
                <span className="min-w-0">
                  <span className="block font-bold text-pine">{t(`testimonials.items.${id}.name`)}</span>
                  <span className="block text-sm text-ink-soft">{t(`testimonials.items.${id}.role`)}</span>
                  <time dateTime={date} className="block text-sm text-ink-soft">
                    {calendarDate(date, language)}
                  </time>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </CourseSection>
  )
}
