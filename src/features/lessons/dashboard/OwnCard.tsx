import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { ShareLinks } from '@/listing/share/ShareLinks.tsx'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { LessonMark } from './LessonMark.tsx'
import { RowOrCard } from './RowOrCard.tsx'
import { useScrollTo } from './useScrollTo.ts'

/** A link to the families' view of a class or group, above the link that covers its card. */
export function AsFamilies({ listing }: { listing: Listing }) {
  const { t } = useTranslation('dashboard')
  return (
    <Link
      to={pathTo.classSheet(listing)}
      className="relative z-1 inline-flex min-h-11 items-center font-bold text-leaf-dark hover:underline"
    >
      {t('asFamilies')}
    </Link>
  )
}

/** Buttons to share a listing that was just published. */
export function ShareNew({ listing }: { listing: Listing }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="relative z-1 space-y-2">
      <p className="font-semibold">{t('published.share')}</p>
      <ShareLinks listing={listing} compact />
    </div>
  )
}

/** A class or group of a teacher; opens its form. A listing that was just published is shown as families see it. */
export function OwnCard({ listing, isNew }: { listing: Listing; isNew: boolean }) {
  const { t } = useTranslation('dashboard')
  const card = useScrollTo<HTMLLIElement>(isNew)
  return (
    <li ref={card} className={`grid ${isNew ? 'rounded-card ring-4 ring-sun' : ''}`}>
      <RowOrCard
        listing={listing}
        whole={isNew}
        to={pathTo.editListing(listing)}
        action={t('edit')}
        corner={isNew ? <Chip tone="butter">{t('published.new')}</Chip> : undefined}
        second={<AsFamilies listing={listing} />}
        note={
          <>
            <LessonMark listing={listing} />
            {isNew && <ShareNew listing={listing} />}
          </>
        }
      />
    </li>
  )
}
