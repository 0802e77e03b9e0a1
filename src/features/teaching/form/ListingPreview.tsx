import { useTranslation } from 'react-i18next'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { useReading } from './readForm.tsx'

/** A live preview of the card that families will see. */
export function ListingPreview({ picture }: { picture: string }) {
  const { t } = useTranslation('teaching')
  const { values, edited, description, start, price } = useReading()
  return (
    <section aria-labelledby="preview" className="space-y-3 xl:sticky xl:top-10">
      <h2 id="preview" className="text-xl">
        {t('preview.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t(picture === '' ? 'preview.textDrawn' : 'preview.text')}</p>
      <div className="max-w-sm">
        <ListingCard
          inList
          listing={{
            type: edited?.type ?? values.type,
            title: values.title,
            description,
            imageUrl: picture,
            startDate: start,
            categoryId: values.category || null,
            price,
          }}
        />
      </div>
    </section>
  )
}
