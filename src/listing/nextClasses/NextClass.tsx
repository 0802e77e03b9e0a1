import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { agesOf } from '@/listing/listingAudience.ts'
import { listingPrice, listingTitle } from '@/listing/listingText.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { pathTo } from '@/paths.ts'
import { cardLink } from '@/ui/base/linkClass.ts'

type Props = {
  listing: Listing
  /** In milliseconds. */
  start: number
}

/** One class or group in a row: subject, title, next lesson, ages, price. */
export function NextClass({ listing, start }: Props) {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  const look = useCategoryLook(listing.categoryId)
  const words = useScheduleWords()
  const ages = agesOf(listing)
  return (
    <li className="group relative flex items-center gap-4 rounded-card border border-line bg-paper p-3 transition-shadow has-[a:hover]:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf lg:p-4">
      <ListingCover look={look} className="size-16 shrink-0 rounded-[18px] lg:size-20" />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-base leading-snug [overflow-wrap:anywhere]" dir="auto">
          <Link
            to={user === null ? pathTo.classSheet(listing) : pathTo.classDetails(listing)}
            className={`${cardLink} group-hover:underline`}
          >
            {listingTitle(listing, t)}
          </Link>
        </h3>
        <StartDate inList="short" startDate={new Date(start).toISOString()} className="text-sm" />
        <p className="text-sm">
          <strong className="font-extrabold text-pine">{listingPrice(listing.price, t)}</strong>
          {ages !== null && <span>{` · ${words.ages(ages)}`}</span>}
        </p>
      </div>
    </li>
  )
}
