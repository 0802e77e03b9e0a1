import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isId, isListingType, refOf, type ListingType } from '@/api/ids.ts'
import { listingQuery, type Listing } from '@/api/listings.ts'
import { RelatedListings } from '@/features/classes/related/RelatedListings.tsx'
import { SaveButton } from '@/features/classes/saved/SaveButton.tsx'
import { asFault } from '@/lib/fault.ts'
import { CalendarButtons } from '@/listing/calendar/CalendarButtons.tsx'
import { NoSuchPage } from '@/listing/NoSuchPage.tsx'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { Share } from '@/listing/share/ShareLinks.tsx'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import { useIsOwn } from '@/listing/useIsOwn.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { DetailsFacts } from './DetailsFacts.tsx'
import { DetailsHead } from './DetailsHead.tsx'
import { DetailsTabs } from './DetailsTabs.tsx'
import { SampleReviews } from './SampleReviews.tsx'

/** The tabs and their text while the listing loads. */
const TabsSkeleton = () => (
  <div className="space-y-6">
    <div className="skeleton h-12" />
    <div className="max-w-measure space-y-3">
      <div className="skeleton h-7 w-1/2" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5 w-2/3" />
    </div>
  </div>
)

const FactsSkeleton = () => (
  <div aria-hidden="true" className="space-y-5 rounded-card border border-line bg-paper p-5 lg:p-6">
    <div className="space-y-2">
      <div className="skeleton h-5 w-24" />
      <div className="skeleton h-6 w-4/5" />
      <div className="skeleton h-5 w-3/5" />
    </div>
    <div className="skeleton h-11 w-3/4" />
    <div className="skeleton hidden h-24 lg:block" />
  </div>
)

/** Mounted together with the facts: if a component had read the enrollments earlier, a failed request would be repeated. */
function EnrolledCalendar({ listing }: { listing: Listing }) {
  return useIsEnrolled()(listing) && <CalendarButtons listing={listing} />
}

function Details({ type, id }: { type: ListingType; id: string }) {
  const { t } = useTranslation('classes')
  const query = useQuery(listingQuery(type, id))
  const heading = useRef<HTMLHeadingElement>(null)
  const listing = query.data
  const isOwn = useIsOwn({ teacherId: listing?.teacherId ?? null })
  const fault = listing === undefined && query.error !== null ? asFault(query.error) : null
  const gone = fault?.kind === 'notFound'
  const title = listing ? listingTitle(listing, t) : gone ? t(`gone.${type}`) : t('details.title')

  const retry = () => {
    heading.current?.focus() // the button is removed with the note
    return query.refetch()
  }

  return (
    <div className="space-y-10 bar:pb-24">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:grid-rows-[auto_1fr] lg:items-start xl:gap-x-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PageMeta title={shortTitle(title, 70)} hidden={gone} />
        <DetailsHead ref={heading} title={title} listing={listing} failed={fault !== null} gone={gone} />
        {fault === null && (
          <div
            key={listing ? 'facts' : 'waiting'}
            className="min-w-0 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            {listing ? <DetailsFacts listing={listing} /> : <FactsSkeleton />}
          </div>
        )}
        <div key={listing ? 'tabs' : 'coming'} className={`min-w-0 ${fault === null ? '' : 'lg:col-span-2'}`}>
          <Loaded
            query={{ ...query, refetch: retry }}
            skeleton={<TabsSkeleton />}
            failure="loadClassDetails"
            missing={
              <div className="grid justify-items-center gap-5 text-center">
                <p className="text-ink-soft">{t('gone.text')}</p>
                <ButtonLink to={paths.classes}>{t('gone.all')}</ButtonLink>
              </div>
            }
          >
            {(loaded) => (
              <div className="space-y-10">
                <DetailsTabs listing={loaded} />
                <div className="space-y-4">
                  <div className="flex flex-wrap items-start gap-2.5">
                    {!isOwn && <SaveButton listing={loaded} withWords />}
                    <Share listing={loaded} />
                  </div>
                  <EnrolledCalendar listing={loaded} />
                </div>
                <SampleReviews />
              </div>
            )}
          </Loaded>
        </div>
      </div>
      {/* Outside the grid; otherwise the side card would cover it. */}
      {listing && (
        <WhenNear className="space-y-10">
          <RelatedListings listing={listing} heading="h2" />
        </WhenNear>
      )}
    </div>
  )
}

/** The details of a class or group and the enroll button. */
export function ClassDetailsPage() {
  const { id, type } = useParams()
  if (!isId(id) || !isListingType(type)) return <NoSuchPage />
  return <Details key={refOf({ type, id })} type={type} id={id} />
}
