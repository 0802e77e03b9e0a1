import { useTranslation } from 'react-i18next'
import { exampleLesson } from '@/content/exampleLesson.ts'
import { isShown } from '@/content/isShown.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { RatingStars } from '@/ui/base/RatingStars.tsx'

/** The sample reviews, folded: what the class itself says comes first. */
export function SampleReviews() {
  const { t } = useTranslation('classes')
  if (!isShown(exampleLesson)) return null
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{t('reviews.title')}</h2>
          <Chip tone="butter">{t('reviews.label')}</Chip>
        </span>
      }
    >
      <p className="pb-4 text-sm text-ink-soft">{t('reviews.note')}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {exampleLesson.reviews.map(({ id, rating, picture }) => (
          <li key={id} className="space-y-3 rounded-card border border-line bg-paper p-5">
            <RatingStars rating={rating} label={t('reviews.rating', { rating })} />
            <p>{t(`reviews.${id}.text`)}</p>
            <p className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
              <Picture name={picture} size={28} />
              <span>{t(`reviews.${id}.name`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
