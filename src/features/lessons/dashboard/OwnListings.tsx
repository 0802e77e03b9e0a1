import { Info } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { cardGrid } from '@/listing/CardSkeletons.tsx'
import { justPublished } from '@/listing/justPublished.ts'
import { number } from '@/i18n/format.ts'
import { OwnCard } from './OwnCard.tsx'
import { OwnSeries } from './OwnSeries.tsx'
import { ownGroupOf, ownGroups, type OwnEntry, type OwnGroup } from './ownEntries.ts'

type GroupProps = {
  name: OwnGroup
  /** The entries of this page. */
  entries: readonly OwnEntry[]
  /** The number of classes and groups on all pages. */
  total: number
  isNew: (listing: Listing) => boolean
}

function Group({ name, entries, total, isNew }: GroupProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-3 text-xl">
        <span id={id}>{t(`group.${name}`)}</span>
        <span>{` · ${number(total)}`}</span>
      </h3>
      <ul className={`${cardGrid} max-sm:gap-3`}>
        {entries.map(({ listing, series }) => {
          const key = refOf(listing)
          return series ? (
            <OwnSeries key={key} series={series} next={listing} isNew={isNew} />
          ) : (
            <OwnCard key={key} listing={listing} isNew={isNew(listing)} />
          )
        })}
      </ul>
    </section>
  )
}

/** The classes and groups of a teacher in groups: upcoming, ongoing, without a date, finished. A listing that was just published is highlighted. */
export function OwnListings({
  entries,
  all,
  now,
}: {
  entries: readonly OwnEntry[]
  all: readonly Listing[]
  now: number
}) {
  const { t } = useTranslation('dashboard')
  const [isNew] = useState(() => justPublished.read() ?? (() => false))
  // A browser may repeat a request on a broken connection.
  const copies = all.filter(isNew).length
  // Effect: the next visit shows it as any other class.
  useEffect(() => justPublished.forget, [])
  return (
    <div className="space-y-8">
      {copies > 1 && (
        <p role="status" className="flex gap-3 rounded-control bg-butter p-4 font-semibold text-ink">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{t('published.copies', { count: copies })}</span>
        </p>
      )}
      {ownGroups.map((name) => {
        const members = entries.filter(({ group }) => group === name)
        const total = all.filter((listing) => ownGroupOf(listing, now) === name).length
        return members.length > 0 && <Group key={name} name={name} entries={members} total={total} isNew={isNew} />
      })}
    </div>
  )
}
