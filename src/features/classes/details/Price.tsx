import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { listingPrice } from '@/listing/listingText.ts'

/** The price and its unit. `size` are the class names of the figure. */
export function Price({ listing, size }: { listing: Listing; size: string }) {
  const { t } = useTranslation('classes')
  return (
    <p className="mr-auto flex min-w-0 flex-col leading-tight">
      <span className="sr-only">{`${t('details.price')}: `}</span>
      <span className={`font-extrabold [overflow-wrap:anywhere] text-pine ${size}`}>
        {listingPrice(listing.price, t)}
      </span>
      {(listing.price ?? 0) > 0 && <span className="text-sm text-ink-soft">{t(`sheet.unit.${listing.type}`)}</span>}
    </p>
  )
}
