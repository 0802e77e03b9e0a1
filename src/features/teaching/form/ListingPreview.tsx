import { useTranslation } from 'react-i18next'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { useMedia } from '@/ui/browser/useMedia.ts'
import { useReading } from './readForm.tsx'

/** Whether the preview has room next to the form. */
export const usePreviewBeside = () => useMedia('(width >= 80rem)', true)

/** A live preview of the card that families will see: next to the form, or folded above its submit button. */
export function ListingPreview({ picture, folded = false }: { picture: string; folded?: boolean }) {
  const { t } = useTranslation('teaching')
  const { values, edited, description, start, price } = useReading()
  const card = (
    <>
      {picture === '' && <p className="text-sm text-ink-soft">{t('preview.textDrawn')}</p>}
      <div className="max-w-sm">
        <ListingCard
          inList="short"
          listing={{
            ...values,
            ...(edited && { id: edited.id }),
            type: edited?.type ?? values.type,
            description,
            imageUrl: picture,
            startDate: start,
            categoryId: values.category || null,
            price,
          }}
        />
      </div>
    </>
  )
  if (folded)
    return (
      <Disclosure title={t('preview.title')}>
        <div className="space-y-3">{card}</div>
      </Disclosure>
    )
  return (
    <section aria-labelledby="preview" className="lg:sticky lg:top-8 space-y-3">
      <h2 id="preview" className="text-xl">
        {t('preview.title')}
      </h2>
      {card}
    </section>
  )
}
