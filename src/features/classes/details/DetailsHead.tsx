import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { useCategoryLook } from '@/listing/categoryLook.ts'

type Props = {
  ref: RefObject<HTMLHeadingElement | null>
  title: string
  listing: Listing | undefined
  failed: boolean
  gone: boolean
}

const coverClass = 'aspect-[2/1] max-sm:-mx-5 max-sm:-mt-8 sm:aspect-[5/2] sm:rounded-card'

/** Cover, chips, and heading. The heading is the same element during and after loading, so the focus stays on it. */
export function DetailsHead({ ref, title, listing, failed, gone }: Props) {
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing?.categoryId ?? null)
  return (
    <header className={`min-w-0 ${failed ? 'lg:col-span-2' : ''} ${gone ? 'text-center' : ''}`}>
      {gone && <Scene name="emptyPot" className="mx-auto w-60" />}
      {listing && <ListingCover imageUrl={listing.imageUrl} look={look} id={listing.id} className={coverClass} eager />}
      {!listing && !failed && <div aria-hidden="true" className={`skeleton max-sm:rounded-none ${coverClass}`} />}
      {!failed && (
        <p className="mt-4 mb-2.5 flex min-h-7.5 flex-wrap gap-2">
          {listing ? (
            <>
              <Chip tone="leaf">{t(`type.${listing.type}`)}</Chip>
              {look.name !== null && <Chip tone={look.tint === 'leaf-tint' ? 'leaf' : look.tint}>{look.name}</Chip>}
            </>
          ) : (
            <span aria-hidden="true" className="skeleton h-7.5 w-44 rounded-full" />
          )}
        </p>
      )}
      <h1
        ref={ref}
        tabIndex={-1}
        dir="auto"
        className={`[overflow-wrap:anywhere] ${title.length > 120 ? 'line-clamp-[10] text-2xl' : 'text-3xl'}`}
      >
        {listing || failed ? (
          title
        ) : (
          <>
            <span className="sr-only">{title}</span>
            <span aria-hidden="true" className="skeleton block h-9 w-3/4" />
          </>
        )}
      </h1>
    </header>
  )
}
