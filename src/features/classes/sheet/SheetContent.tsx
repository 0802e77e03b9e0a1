import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { ScheduleFacts } from '@/features/classes/details/ScheduleFacts.tsx'
import { Share } from '@/listing/share/ShareLinks.tsx'
import { isFinished, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { RelatedListings } from '@/features/classes/related/RelatedListings.tsx'
import { noteSeen } from '@/features/classes/saved/savedListings.ts'
import { SaveButton } from '@/features/classes/saved/SaveButton.tsx'
import { paths } from '@/paths.ts'
import { textLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { FoldedText } from '@/ui/base/FoldedText.tsx'
import { SheetActions } from './SheetActions.tsx'

/** The sheet of a class or group: time, audience, the teacher's text, price; then saving, sharing, and related listings. */
export function SheetContent({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  // Effect: the device's storage.
  useEffect(() => noteSeen(listing), [listing])
  const isOver = isFinished(listing, useMinute())
  const description = scheduleOf(listing).text.trim()
  return (
    <>
      <dl
        aria-label={t('details.facts')}
        className="grid grid-cols-2 gap-4 rounded-[18px] bg-cream p-4 sm:p-5 lg:grid-cols-4"
      >
        <div className="col-span-2 min-w-0">
          <dt className="text-sm text-ink-soft">{t('details.start')}</dt>
          <dd>
            <StartDate startDate={listing.startDate} />
          </dd>
        </div>
        <ScheduleFacts listing={listing} />
      </dl>
      <StateChip listing={listing} />
      <section className="space-y-2">
        <h3 className="text-lg">{t(`details.aboutTitle.${listing.type}`)}</h3>
        {description === '' ? (
          <p className="text-ink-soft">{t('details.noDescription')}</p>
        ) : (
          <FoldedText>{description}</FoldedText>
        )}
      </section>
      {!isOver && (listing.price ?? 0) > 0 && (
        <p className="text-sm text-ink-soft">
          <span>{t(`details.priceNote.${listing.type}`)}</span>{' '}
          <Link to={paths.pricing} className={textLink}>
            {t('sheet.plans')}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2.5">
        <SaveButton listing={listing} withWords />
        <Share listing={listing} />
      </div>
      <RelatedListings listing={listing} />
      <SheetActions listing={listing} />
    </>
  )
}
