import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { cardGrid } from '@/features/listing/cardGrid.ts'
import { ListingCard } from '@/features/listing/ListingCard.tsx'
import { pathTo } from '@/paths.ts'
import { LessonMark } from './LessonMark.tsx'
import { ownGroupOf, ownGroups, type OwnGroup } from './ownGroups.ts'

type Props = { listings: readonly Listing[]; now: number }

function Group({ name, listings }: { name: OwnGroup; listings: readonly Listing[] }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-3 font-bold text-ink-soft">
        {t(`group.${name}`)}
      </p>
      <ul className={cardGrid}>
        {listings.map((listing) => (
          <li key={`${listing.type}/${listing.id}`} className="grid">
            <ListingCard
              listing={listing}
              to={pathTo.editListing(listing)}
              action={t('edit')}
              note={
                <>
                  <LessonMark listing={listing} />
                  {/* Above the link that covers the card. */}
                  <Link
                    to={pathTo.classSheet(listing)}
                    className="relative z-1 inline-flex min-h-11 items-center self-start font-semibold text-leaf-dark underline underline-offset-4"
                  >
                    {t('asFamilies')}
                  </Link>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The classes and groups of a teacher in groups: lessons ahead, ongoing, without a date, finished. */
export const OwnListings = ({ listings, now }: Props) => (
  <div className="space-y-8">
    {ownGroups.map((name) => {
      const its = listings.filter((listing) => ownGroupOf(listing, now) === name)
      return its.length > 0 && <Group key={name} name={name} listings={its} />
    })}
  </div>
)
