import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'

export function RatingPill({ rating }: { rating: number }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const written = figure(rating, language)
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-paper px-2 py-0.5 text-sm font-semibold">
      <Star aria-hidden="true" className="size-3.5 fill-sun text-sun" />
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{t('stats.rating', { rating: written })}</span>
    </span>
  )
}
