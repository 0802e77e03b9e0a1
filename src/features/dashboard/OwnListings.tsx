import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { cardGrid } from '@/features/listing/cardGrid.ts'
import { justPublished } from '@/features/listing/justPublished.ts'
import { ListingCard } from '@/features/listing/ListingCard.tsx'
import { ShareLinks } from '@/features/share/ShareLinks.tsx'
import { number } from '@/i18n/format.ts'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { LessonMark } from './LessonMark.tsx'
import { ownGroupOf, ownGroups, type OwnGroup } from './ownGroups.ts'

/** Scrolls to the card that has just been published, once. */
function useScrollTo<One extends HTMLElement>(isNew: boolean) {
  const card = useRef<One>(null)
  // Outside React: the scroll position; a new page has started at its top.
  useEffect(() => {
    if (!isNew) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    card.current?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  }, [isNew])
  return card
}

function Card({ listing, isNew }: { listing: Listing; isNew: boolean }) {
  const { t } = useTranslation('dashboard')
  const card = useScrollTo<HTMLLIElement>(isNew)
  return (
    <li ref={card} className={`grid ${isNew ? 'rounded-card ring-4 ring-sun' : ''}`}>
      <ListingCard
        listing={listing}
        row={!isNew}
        to={pathTo.editListing(listing)}
        action={t('edit')}
        corner={isNew ? <Chip tone="butter">{t('published.new')}</Chip> : undefined}
        second={
          <Link
            to={pathTo.classSheet(listing)}
            className="relative z-1 inline-flex min-h-11 items-center font-bold text-leaf-dark hover:underline"
          >
            {t('asFamilies')}
          </Link>
        }
        note={
          <>
            <LessonMark listing={listing} />
            {isNew && (
              <div className="relative z-1 space-y-2">
                <p className="font-semibold">{t('published.share')}</p>
                <ShareLinks listing={listing} compact />
              </div>
            )}
          </>
        }
      />
    </li>
  )
}

type GroupProps = {
  name: OwnGroup
  /** Those of this page. */
  listings: readonly Listing[]
  /** How many there are on all pages. */
  total: number
  isNew: ((listing: Listing) => boolean) | null
}

function Group({ name, listings, total, isNew }: GroupProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-3 text-xl">
        <span id={id}>{t(`group.${name}`)}</span>
        {` · ${number(total)}`}
      </h3>
      <ul className={`${cardGrid} items-start max-sm:gap-3`}>
        {listings.map((listing) => (
          <Card key={`${listing.type}/${listing.id}`} listing={listing} isNew={isNew?.(listing) ?? false} />
        ))}
      </ul>
    </section>
  )
}

/** The classes and groups of a teacher in groups: lessons ahead, ongoing, without a date, finished. What was just published stands out. */
export function OwnListings({
  listings,
  all,
  now,
}: {
  listings: readonly Listing[]
  all: readonly Listing[]
  now: number
}) {
  const [isNew] = useState(justPublished.read)
  // Outside React: the next visit shows it as any other.
  useEffect(() => justPublished.forget, [])
  return (
    <div className="space-y-8">
      {ownGroups.map((name) => {
        const its = listings.filter((listing) => ownGroupOf(listing, now) === name)
        const total = all.filter((listing) => ownGroupOf(listing, now) === name).length
        return its.length > 0 && <Group key={name} name={name} listings={its} total={total} isNew={isNew} />
      })}
    </div>
  )
}
