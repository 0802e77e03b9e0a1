import { CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { CompareToggle } from '@/features/classes/saved/CompareToggle.tsx'
import { SaveButton } from '@/features/classes/saved/SaveButton.tsx'
import { SavedChange } from '@/features/classes/saved/SavedChange.tsx'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { type Series, lessonsLeft, lessonsLeftText } from '@/listing/series/findSeries.ts'
import { paths, pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** Makes a visitor's link to a class: over the list, whose search stays; a link from one class to another replaces it, so Back closes both. */
export function useSheetLink() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const params = new URLSearchParams(pathname === paths.lessons ? search : '')
  const replace = params.has('show')
  params.delete('show')
  const rest = params.toString()
  const how = replace ? { replace, state } : { state: { opened: true } }
  return (listing: ListingRef) => ({ to: pathTo.classSheet(listing) + (rest === '' ? '' : `&${rest}`), how })
}

type Props = {
  listing: Listing
  series?: Series | undefined
  /** From `useIsEnrolled`, which the list reads once: each further use of the hook would repeat a failed request. */
  isEnrolled: (listing: ListingRef) => boolean
  compare?: boolean
  excerpt?: ReactNode
  facts?: ComponentProps<typeof ListingCard>['facts']
}

/**
 * A public class or group in a list, or a `series` as one card; it can be saved and, with `compare`, compared. Opens its sheet, for signed-in
 * users its details, and for an enrolled student the classroom.
 */
export function CatalogCard({ listing: listed, series, isEnrolled, compare = false, excerpt, facts = 'all' }: Props) {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  const now = useMinute()
  const left = series === undefined ? [] : lessonsLeft(series, now)
  const listing = left[0] ?? listed
  const enrolled = isEnrolled(listing) && left.every(isEnrolled)
  const sheet = useSheetLink()(listing)
  return (
    <ListingCard
      listing={series ? { ...listing, title: series.title } : listing}
      {...(user === null ? sheet : { to: enrolled ? pathTo.classroom(listing) : pathTo.classDetails(listing) })}
      inList="short"
      facts={facts}
      isSeries={series !== undefined}
      status={
        enrolled ? (
          // As high as the price, which the card shows until the enrollments are read.
          <p className="flex min-h-7 min-w-0 items-center gap-2 font-bold text-leaf-dark">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            <span>{t('enroll.already')}</span>
          </p>
        ) : undefined
      }
      excerpt={excerpt}
      second={compare ? <CompareToggle listing={listing} /> : undefined}
      corner={<SaveButton listing={listing} />}
      note={
        <>
          <SavedChange listing={listing} />
          <StateChip listing={listing} />
          {series && (
            <p>
              <Chip tone="gray">{lessonsLeftText(series, left.length, t)}</Chip>
            </p>
          )}
        </>
      }
    />
  )
}
