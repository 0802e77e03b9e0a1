import { useId } from 'react'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import type { Series } from '@/listing/series/findSeries.ts'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import { CatalogCard } from '@/features/classes/CatalogCard.tsx'

type Props = {
  title: string
  listings: readonly Listing[]
  /** The listings whose card stands for a series. */
  series?: ReadonlyMap<Listing, Series> | undefined
  heading?: 'h2' | 'h3' | undefined
}

function Cards({ listings, series }: Pick<Props, 'listings' | 'series'>) {
  const isEnrolled = useIsEnrolled()
  return (
    <ul className="-mx-5 -my-1 grid snap-x snap-mandatory scroll-px-5 auto-cols-[min(17rem,84%)] grid-flow-col gap-4 overflow-x-auto px-5 pt-1 pb-3 sm:-mx-8 sm:scroll-px-8 sm:px-8 lg:grid-flow-row lg:grid-cols-3">
      {listings.map((listing) => (
        <li key={refOf(listing)} className="min-w-0 snap-start">
          <CatalogCard listing={listing} series={series?.get(listing)} isEnrolled={isEnrolled} facts="shelf" />
        </li>
      ))}
    </ul>
  )
}

/** Cards under a heading, in a row that is swiped or, with a mouse, in several rows; renders nothing without cards. */
export function Shelf({ title, listings, series, heading: Heading = 'h3' }: Props) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-2xl' : 'text-lg'}>
        {title}
      </Heading>
      <Cards listings={listings} series={series} />
    </section>
  )
}
