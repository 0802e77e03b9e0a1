import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicListingsQuery, type Listing } from '@/api/listings.ts'
import { CatalogueCard } from './CatalogueCard.tsx'
import { relatedListings } from './relatedListings.ts'

function Shelf({ title, listings }: { title: string; listings: readonly Listing[] }) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <ul className="-mx-5 -my-1 grid snap-x snap-mandatory scroll-px-5 auto-cols-[min(17rem,84%)] grid-flow-col gap-4 overflow-x-auto px-5 pt-1 pb-3 sm:-mx-8 sm:scroll-px-8 sm:px-8">
        {listings.map((listing) => (
          <li key={`${listing.type}/${listing.id}`} className="min-w-0 snap-start">
            <CatalogueCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More from the teacher of a class or group, and similar ones; nothing while the public lists are missing. */
export function RelatedListings({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  // The page around it has just asked; a list that failed there would be asked for twice.
  const { data: classes } = useQuery({ ...publicListingsQuery('class'), retryOnMount: false })
  const { data: groups } = useQuery({ ...publicListingsQuery('group'), retryOnMount: false })
  const [now] = useState(() => Date.now())
  const { ofTeacher, similar } = useMemo(
    () => relatedListings([...(classes ?? []), ...(groups ?? [])], listing, now),
    [classes, groups, listing, now],
  )
  return (
    <>
      <Shelf title={t('related.teacher')} listings={ofTeacher} />
      <Shelf title={t('related.similar')} listings={similar} />
    </>
  )
}
