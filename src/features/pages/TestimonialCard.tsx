import { useTranslation } from 'react-i18next'
import type { Testimonial } from '@/content/testimonials.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import type { PictureName } from '@/ui/base/pictures.ts'
import { RatingStars } from '@/ui/base/RatingStars.tsx'

interface Props extends Pick<Testimonial, 'rating' | 'date'> {
  picture: PictureName
  name: string
  text: string
  title?: string
  role: string
  company?: string
  /** One of several cards in a row. */
  small?: boolean
}

/** A testimonial; a role with a company reads “role at company”. */
export function TestimonialCard({ rating, date, picture, name, text, title, role, company, small = false }: Props) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  return (
    <figure
      className={`flex h-full flex-col rounded-card bg-paper ${small ? 'gap-3 p-5 sm:p-8' : 'gap-6 border border-line p-6 sm:p-9'}`}
    >
      <RatingStars rating={rating} label={t('stats.rating', { rating })} />
      <blockquote className={small ? 'sm:text-lg' : 'text-xl font-medium text-pine sm:text-2xl'}>
        {title !== undefined && <strong className="mb-1 block font-extrabold">{title}</strong>}
        <span>{text}</span>
      </blockquote>
      <figcaption className={`mt-auto flex items-center ${small ? 'gap-3 pt-2' : 'gap-4'}`}>
        <span className={`grid size-14 shrink-0 place-items-center rounded-full ${small ? 'bg-leaf-tint' : 'bg-sky'}`}>
          <Picture name={picture} size={40} />
        </span>
        <span className="min-w-0 leading-snug">
          <strong className="block font-bold text-pine">{name}</strong>
          <span className="block text-sm text-ink-soft">
            {company === undefined ? role : t('roleAt', { role, company })}
          </span>
          <time dateTime={date} className="block text-sm text-ink-soft">
            {calendarDate(date, language)}
          </time>
        </span>
      </figcaption>
    </figure>
  )
}
