import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useEnrolled } from '@/auth/useEnrolled.ts'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { ListingCard } from '@/features/listing/ListingCard.tsx'
import { StateChip } from '@/features/listing/StateChip.tsx'

/** A public class or group in a list: leads to its details, or to the classroom for a student who is enrolled. */
export function CatalogueCard({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const enrolled = useEnrolled()(listing)
  return (
    <ListingCard
      listing={listing}
      to={enrolled ? pathTo.classroom(listing) : pathTo.classDetails(listing)}
      action={t(enrolled ? 'openClassroom' : 'viewDetails')}
      note={
        <>
          <StateChip listing={listing} />
          {enrolled && (
            <p>
              <Chip>
                <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                {t('enrol.already')}
              </Chip>
            </p>
          )}
        </>
      }
    />
  )
}
