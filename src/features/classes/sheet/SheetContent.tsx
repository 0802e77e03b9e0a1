import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sameRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { ScheduleFacts } from '@/features/classes/details/ScheduleFacts.tsx'
import { Share } from '@/listing/share/ShareLinks.tsx'
import { LessonRoad, PlanRoad } from '@/listing/schedule/LessonRoad.tsx'
import { overAfter } from '@/listing/schedule/lessonState.ts'
import { firstLesson } from '@/listing/schedule/lessonsOf.ts'
import { isFinished, planOf, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { useSeries } from '@/listing/series/SeriesPanel.tsx'
import { seriesPart } from '@/listing/seriesPart.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { parseDate } from '@/i18n/format.ts'
import { useSheetLink } from '@/features/classes/CatalogCard.tsx'
import { RelatedListings } from '@/features/classes/related/RelatedListings.tsx'
import { noteSeen } from '@/features/classes/saved/savedListings.ts'
import { SaveButton } from '@/features/classes/saved/SaveButton.tsx'
import { paths } from '@/paths.ts'
import { textLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { FoldedText } from '@/ui/fold/FoldedText.tsx'
import { SheetActions } from './SheetActions.tsx'

/** The other lessons of a series, each with a link to its own sheet. */
function SeriesRoad({ listing }: { listing: Listing }) {
  const series = useSeries(listing)
  const linkTo = useSheetLink()
  if (series === undefined) return null
  const stops = series.parts.flatMap((part) => {
    const start = parseDate(part.startDate)?.getTime()
    if (start === undefined) return []
    const plan = planOf(part)
    const { to, how } = linkTo(part)
    return {
      start,
      end: plan === null ? start + overAfter : firstLesson(plan).end,
      number: seriesPart(part.title)!.number,
      ...(!sameRef(part, listing) && { link: { to, ...how } }),
    }
  })
  return <LessonRoad stops={stops} count={series.count} />
}

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
      <PlanRoad listing={listing} />
      <SeriesRoad listing={listing} />
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
