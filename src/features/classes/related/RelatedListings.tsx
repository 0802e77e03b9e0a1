import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { teacherOf } from '@/listing/listingAudience.ts'
import { findSeries } from '@/listing/series/findSeries.ts'
import { useSteadyTime } from '@/ui/browser/useMinute.ts'
import { relatedListings } from './relatedListings.ts'
import { Shelf } from './Shelf.tsx'

/** More listings of the same teacher, and similar listings; renders nothing without the public lists. */
export function RelatedListings({ listing, heading }: { listing: Listing; heading?: 'h2' | undefined }) {
  const { t } = useTranslation('classes')
  // The page around it has just requested them; a failed list would be requested twice.
  const { listings: all } = useBothLists('public', { retryOnMount: false })
  const teacher = teacherOf(listing)
  const now = useSteadyTime()
  const { ofTeacher, similar, series } = useMemo(
    () => ({ ...relatedListings(all, listing, now), series: findSeries(all) }),
    [all, listing, now],
  )
  return (
    <>
      <Shelf
        title={teacher ? t('related.named', { name: teacher.name }) : t('related.teacher')}
        listings={ofTeacher}
        series={series}
        heading={heading}
      />
      <Shelf title={t('related.similar')} listings={similar} series={series} heading={heading} />
    </>
  )
}
