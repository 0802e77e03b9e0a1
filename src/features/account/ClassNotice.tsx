import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { categoriesQuery } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import { categoryColors } from '@/listing/categoryLook.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { teacherOf } from '@/listing/listingAudience.ts'
import { shortTitle } from '@/listing/listingText.ts'
import { isBlank } from '@/lib/text/plainText.ts'
import { pathTo } from '@/paths.ts'
import { textLink } from '@/ui/base/linkClass.ts'

/** The remaining step before enrollment. */
export type EnrollStep = 'login' | 'signup' | 'created'

// As high as the longest title and sentence, so nothing moves when the class has loaded.
export const roomClass = 'my-6 min-h-39 sm:min-h-32'
const boxClass = `${roomClass} items-center gap-3 rounded-control bg-cream p-3`
const coverClass = 'size-12 shrink-0 rounded-xl sm:size-16'

/** The class that the visitor wants to enroll in, above the form. */
export function ClassNotice({ listing, step }: { listing: Listing; step: EnrollStep }) {
  const { t } = useTranslation('account')
  const teacher = teacherOf(listing)
  const categories = useQueryClient().getQueryData(categoriesQuery().queryKey)
  const look = categoryColors(listing.categoryId, categories)
  const see = (
    <Link to={pathTo.classSheet(listing)} className={`${textLink} inline-block`}>
      {t('forClass.see')}
    </Link>
  )
  return (
    <div className={`flex ${boxClass}`}>
      <ListingCover imageUrl={listing.imageUrl} look={look} className={coverClass} eager />
      {isBlank(listing.title) ? (
        <p className="min-w-0 font-semibold">
          <span>{t(`forClass.${step}.${listing.type}`)}</span> {see}
        </p>
      ) : (
        <div className="min-w-0">
          <p className="line-clamp-2 leading-snug font-bold [overflow-wrap:anywhere] text-pine" dir="auto">
            {shortTitle(listing.title)}
          </p>
          {teacher && (
            <p className="text-sm [overflow-wrap:anywhere]">{t('forClass.teacher', { name: teacher.name })}</p>
          )}
          <p className="mt-1 text-sm text-ink-soft">
            <span>{t(`forClass.${step}.named`)}</span> {see}
          </p>
        </div>
      )}
    </div>
  )
}

/** Reserves the space of the notice while the class loads. `display` decides whether it takes any. */
export const AwaitedClass = ({ display = 'flex' }: { display?: string }) => (
  <div aria-hidden="true" className={`${display} ${boxClass}`}>
    <div className={`skeleton ${coverClass}`} />
    <div className="skeleton h-12 flex-1" />
  </div>
)
