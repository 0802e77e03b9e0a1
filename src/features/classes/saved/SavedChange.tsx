import { useTranslation } from 'react-i18next'
import { sameRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { listingPrice } from '@/listing/listingText.ts'
import { parseDate } from '@/i18n/format.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { useSaved } from './savedListings.ts'

const moment = (date: string | null) => parseDate(date)?.getTime() ?? null

/** The change of a saved class since it was last viewed on this device. */
export function SavedChange({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const before = useSaved().find((one) => sameRef(one, listing))
  if (before === undefined) return null
  const changes = [
    before.price !== listing.price && t('saved.newPrice', { before: listingPrice(before.price, t) }),
    moment(before.startDate) !== moment(listing.startDate) && t('saved.newTime'),
  ].filter((words) => words !== false)
  return (
    changes.length > 0 && (
      <p className="flex flex-wrap gap-2">
        {changes.map((words) => (
          <Chip key={words} tone="butter">
            {words}
          </Chip>
        ))}
      </p>
    )
  )
}
