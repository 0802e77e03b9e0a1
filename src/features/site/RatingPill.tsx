import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A rating in figures, with one star. */
export function RatingPill({ rating, ground }: { rating: number; ground: 'bg-paper' | 'bg-cream' }) {
  const { t } = useTranslation('courses')
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold ${ground}`}>
      <Star aria-hidden="true" className="size-3.5 fill-sun text-sun" />
      <span aria-hidden="true">{rating}</span>
      <span className="sr-only">{t('stats.rating', { rating })}</span>
    </span>
  )
}
