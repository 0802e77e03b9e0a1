import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { matchPath } from 'react-router-dom'
import { categoriesQuery } from '@/api/categories.ts'
import { isListingType } from '@/api/ids.ts'
import { listingQuery, publicListingsQuery } from '@/api/listings.ts'
import { categoryColors } from '@/features/listing/categoryLook.ts'
import { ListingCover } from '@/features/listing/cover/ListingCover.tsx'
import { shortTitle } from '@/features/listing/listingTitle.ts'
import { isBlank } from '@/lib/text/isBlank.ts'
import { paths } from '@/paths.ts'
import { useReady } from '@/ui/loading/useReady.ts'

/** The class that somebody came from, above the form: what logging in or signing up is for. Nothing where it was not read before. */
export function ClassNotice({ nextPath }: { nextPath: string }) {
  const params = matchPath(paths.classDetails, nextPath.split('?')[0]!)?.params
  const ready = useReady()
  return ready && params?.id !== undefined && isListingType(params.type) ? (
    <Named id={params.id} type={params.type} />
  ) : null
}

function Named({ type, id }: { type: 'class' | 'group'; id: string }) {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  // Whoever comes from the catalogue brings it along; nobody waits here for a call, and none is made.
  const listing =
    client.getQueryData(publicListingsQuery(type).queryKey)?.find((one) => one.id === id) ??
    client.getQueryData(listingQuery(type, id).queryKey)
  if (listing === undefined) return null
  const categories = client.getQueryData(categoriesQuery().queryKey)
  const look = categoryColors(listing.categoryId, categories)
  return (
    <div className="mb-6 flex min-h-18 items-center gap-4 rounded-control bg-cream p-3">
      <ListingCover imageUrl={listing.imageUrl} look={look} className="size-16 shrink-0 rounded-xl" eager />
      <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        {t(isBlank(listing.title) ? `forClass.untitled.${type}` : 'forClass.named', {
          title: shortTitle(listing.title, 90),
        })}
      </p>
    </div>
  )
}
