import { useDeferredValue, type ReactNode } from 'react'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { CatalogCard } from '@/features/classes/CatalogCard.tsx'
import { cardGrid } from '@/listing/CardSkeletons.tsx'
import type { Series } from '@/listing/series/findSeries.ts'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import type { Excerpt } from './excerptOf.ts'
import type { Entry } from './listingIndex.ts'

/** The number of cards on a page. */
export const pageSize = 24
/** The cards that fill a large screen; the others are rendered after their paint. */
const firstCards = 6

type CardsProps = {
  entries: readonly Entry[]
  /** The pager, rendered with the last card: it would jump below cards that are added later. */
  pager: ReactNode
  series: ReadonlyMap<Listing, Series>
  /** Whether cards can be compared; each lesson of a series then has its own card. */
  compare: boolean
  /** The part of a description that contains the search words. */
  excerptOf: (entry: Entry) => Excerpt | null
}

/** Shows why a card matches if its title doesn't contain the words. */
function FoundWords({ before, match, after }: Excerpt) {
  return (
    <p dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-soft">
      <span>{`${before} `}</span>
      <mark className="rounded bg-butter px-0.5 text-ink">{match}</mark>
      <span>{` ${after}`}</span>
    </p>
  )
}

/** The cards of a page: the first of them at once, the others and the pager after their paint. */
export function CatalogCards({ entries, series, compare, excerptOf: excerpt, pager }: CardsProps) {
  const count = useDeferredValue(pageSize, firstCards)
  const isEnrolled = useIsEnrolled()
  return (
    <>
      <ul className={cardGrid}>
        {entries.slice(0, count).map((entry) => {
          const { listing } = entry
          const found = excerpt(entry)
          return (
            <li key={refOf(listing)} className="min-w-0">
              <CatalogCard
                listing={listing}
                series={compare ? undefined : series.get(listing)}
                isEnrolled={isEnrolled}
                compare={compare && entries.length > 1}
                excerpt={found && <FoundWords {...found} />}
              />
            </li>
          )
        })}
      </ul>
      {count === pageSize && pager}
    </>
  )
}
