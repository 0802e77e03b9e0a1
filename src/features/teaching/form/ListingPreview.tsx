import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { descriptionOf, priceOf, startOf, type ListingValues } from './listingValues.ts'

/** A live preview of the card that families will see. */
export function ListingPreview({
  control,
  picture,
  edited,
}: {
  control: Control<ListingValues>
  picture: string
  edited?: Listing | undefined
}) {
  const { t } = useTranslation('teaching')
  const values = useWatch({ control }) as ListingValues
  const { type, title, startDate, category, price } = values
  return (
    <section aria-labelledby="preview" className="space-y-3 xl:sticky xl:top-10">
      <h2 id="preview" className="text-xl">
        {t('preview.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t(picture === '' ? 'preview.textDrawn' : 'preview.text')}</p>
      <div className="max-w-sm">
        <ListingCard
          listing={{
            type: edited?.type ?? type ?? 'class',
            title: title ?? '',
            description: descriptionOf(values, edited),
            imageUrl: picture,
            startDate: startOf(startDate ?? '', edited),
            categoryId: category || null,
            price: priceOf(price ?? '', edited),
          }}
        />
      </div>
    </section>
  )
}
