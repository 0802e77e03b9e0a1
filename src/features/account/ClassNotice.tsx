import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import { categoryColors } from '@/features/listing/categoryLook.ts'
import { ListingCover } from '@/features/listing/cover/ListingCover.tsx'
import { shortTitle } from '@/features/listing/listingTitle.ts'
import { isBlank } from '@/lib/text/isBlank.ts'

/** What is left to do to enroll. */
export type EnrolStep = 'login' | 'signup' | 'created'

/** The class that somebody came from, above the form: what logging in or signing up is for. */
export function ClassNotice({ listing, step }: { listing: Listing; step: EnrolStep }) {
  const { t } = useTranslation('account')
  const categories = useQueryClient().getQueryData(categoriesQuery().queryKey)
  const look = categoryColors(listing.categoryId, categories)
  return (
    <div className="mb-6 flex min-h-18 items-center gap-4 rounded-control bg-cream p-3">
      <ListingCover imageUrl={listing.imageUrl} look={look} className="size-16 shrink-0 rounded-xl" eager />
      <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        {isBlank(listing.title)
          ? t(`forClass.${step}.${listing.type}`)
          : t(`forClass.${step}.named`, { title: shortTitle(listing.title, 90) })}
      </p>
    </div>
  )
}
