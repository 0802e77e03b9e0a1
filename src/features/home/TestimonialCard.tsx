import { useTranslation } from 'react-i18next'
import type { testimonials } from '@/content/testimonials.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { RatingStars } from '@/ui/base/RatingStars.tsx'

export function TestimonialCard({
  testimonial: { id, rating, date, picture },
}: {
  testimonial: (typeof testimonials)['items'][number]
}) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <figure className="flex h-full flex-col gap-6 rounded-card border border-line bg-paper p-6 sm:p-9">
      <RatingStars rating={rating} label={t('testimonials.rating', { rating })} />
      <blockquote className="text-xl font-medium text-pine sm:text-2xl">
        {t(`testimonials.items.${id}.text`)}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sky">
          <Picture name={picture} size={38} />
        </span>
        <span className="min-w-0 leading-snug">
          <strong className="block font-bold">{t(`testimonials.items.${id}.name`)}</strong>
          <span className="block text-sm text-ink-soft">{t(`testimonials.items.${id}.role`)}</span>
          <time dateTime={date} className="block text-sm text-ink-soft">
            {calendarDate(date, language)}
          </time>
        </span>
      </figcaption>
    </figure>
  )
}
