import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { LessonStatus } from '@/features/lessons/classroom/LessonStatus.tsx'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { stateOf, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { ShareDialog, ShareLinks } from '@/listing/share/ShareLinks.tsx'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { RowOrCard } from './RowOrCard.tsx'

/** Marks the card of a lesson in progress, and of a class or group that has begun or ended. */
export function LessonMark({ listing }: { listing: Scheduled }) {
  return stateOf(listing, useMinute()).phase === 'live' ? (
    <LessonStatus listing={listing} className="block font-semibold first-letter:uppercase" />
  ) : (
    <StateChip listing={listing} />
  )
}

/** Scrolls to the element of the ref once if it was just published. */
export function useScrollTo<One extends HTMLElement>(isNew: boolean) {
  const card = useRef<One>(null)
  // Syncs the scroll position. Navigation has already scrolled to the top.
  useEffect(() => {
    if (!isNew) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    card.current?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  }, [isNew])
  return card
}

/** A link to the families’ view, and sharing unless `isNew`. Stacked above the link that covers the card. */
export function OwnTools({ listing, isNew }: { listing: Listing; isNew: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      {!isNew && <ShareDialog listing={listing} />}
      <Link to={pathTo.classSheet(listing)} className={`${boldLink} relative z-1`}>
        {t('asFamilies')}
      </Link>
    </>
  )
}

/** Buttons to share a listing that was just published. */
export function ShareNew({ listing }: { listing: Listing }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="relative z-1 space-y-2">
      <p className="font-semibold">{t('published.share')}</p>
      <ShareLinks listing={listing} inCard />
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
        inList="utc"
        facts={isNew ? 'all' : 'own'}
        to={pathTo.editListing(listing)}
        action={t('edit')}
        corner={isNew ? <Chip tone="butter">{t('published.new')}</Chip> : undefined}
        second={<OwnTools listing={listing} isNew={isNew} />}
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
