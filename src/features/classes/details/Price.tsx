import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { money } from '@/i18n/format.ts'
import { listingPrice } from '@/listing/listingText.ts'
import { plannedCount, priceUnit } from '@/listing/schedule/listingSchedule.ts'

/** The price, its unit, and the price of a single lesson. `size` are the class names of the figure. */
export function Price({ listing, size }: { listing: Listing; size: string }) {
  const { t } = useTranslation('classes')
  const unit = priceUnit(listing, t)
  const lessons = plannedCount(listing) ?? 1
  const each = lessons > 1 && listing.price !== null ? t('unit.each', { price: money(listing.price / lessons) }) : null
  return (
    <p className="mr-auto min-w-0 leading-tight">
      <span className="sr-only">{`${t('details.price')}: `}</span>
      <span className={`font-extrabold [overflow-wrap:anywhere] text-pine ${size}`}>
        {listingPrice(listing.price, t)}
      </span>
      {unit !== null && (
        <span className="text-sm text-ink-soft">
          <span aria-hidden="true">{' · '}</span>
          <span>{unit}</span>
        </span>
      )}
      {each !== null && <span className="block text-sm text-ink-soft">{each}</span>}
    </p>
  )
}
