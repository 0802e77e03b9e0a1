import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { Chip } from '@/ui/base/Chip.tsx'

const coverClass = 'aspect-[2/1] max-sm:-mx-5 max-sm:-mt-8 sm:rounded-card sm:max-lg:aspect-[5/2]'

type Props = { title: string; listing: Listing | undefined; waiting: boolean; className: string; children: ReactNode }

/** Cover, chips, heading, and `children`. The heading is the same element in every state, so the focus stays on it. */
export function ClassroomHead({ title, listing, waiting, className, children }: Props) {
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing?.categoryId ?? null)
  return (
    <div className={className}>
      <div className="min-w-0 space-y-5">
        {listing && (
          <ListingCover imageUrl={listing.imageUrl} look={look} id={listing.id} eager className={coverClass} />
        )}
        {waiting && <div aria-hidden="true" className={`skeleton max-sm:rounded-none ${coverClass}`} />}
        {listing && (
          <div className="flex min-h-7.5 flex-wrap gap-2">
            <Chip>{t(`type.${listing.type}`)}</Chip>
            {look.name !== null && <Chip tone={look.tint === 'leaf-tint' ? 'leaf' : look.tint}>{look.name}</Chip>}
          </div>
        )}
        {waiting && <div aria-hidden="true" className="skeleton h-7.5 w-44 rounded-full" />}
        <h1 dir="auto" className="line-clamp-6 text-3xl [overflow-wrap:anywhere]">
          {waiting ? (
            <>
              <span className="sr-only">{title}</span>
              <span aria-hidden="true" className="skeleton block h-9 w-3/4" />
            </>
          ) : (
            title
          )}
        </h1>
      </div>
      <div className="min-w-0 space-y-5">{children}</div>
    </div>
  )
}
