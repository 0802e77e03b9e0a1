import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { CardAction } from '@/listing/CardAction.tsx'
import { listingTitle } from '@/listing/listingText.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import type { Series } from '@/listing/series/findSeries.ts'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { LessonMark, OwnTools, ShareNew, useScrollTo } from './OwnCard.tsx'
import { RowOrCard } from './RowOrCard.tsx'

function Lesson({ listing, isNew }: { listing: Listing; isNew: boolean }) {
  const { t } = useTranslation('dashboard')
  const { t: tClasses } = useTranslation('classes')
  const item = useScrollTo<HTMLLIElement>(isNew)
  return (
    <li
      ref={item}
      className={`relative space-y-1 border-t border-line pt-3 text-sm ${isNew ? 'rounded-control p-3 ring-4 ring-sun ring-inset' : ''}`}
    >
      {isNew && <Chip tone="butter">{t('published.new')}</Chip>}
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={pathTo.editListing(listing)}
          className="min-w-0 font-bold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          {listingTitle(listing, tClasses)}
        </Link>
        <span className="shrink-0 text-ink-soft">{tClasses(`type.${listing.type}`)}</span>
      </div>
      <StartDate inList="utc" startDate={listing.startDate} />
      {isNew && <ShareNew listing={listing} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <OwnTools listing={listing} isNew={isNew} />
        <CardAction isButton>{t('edit')}</CardAction>
      </div>
    </li>
  )
}

type Props = { series: Series; next: Listing; isNew: (listing: Listing) => boolean }

/** A series of a teacher as one card, with the start of its `next` lesson; it opens a list of its lessons, which link to their forms. */
export function OwnSeries({ series, next, isNew }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <li className="grid">
      <RowOrCard
        // Each description says that it is a single lesson.
        inList="utc"
        facts="own"
        listing={{ ...next, title: series.title, description: '' }}
        note={<LessonMark listing={next} />}
        second={
          <Disclosure
            open={series.parts.some(isNew)}
            isPlain
            className="basis-full"
            title={t('lessons', { count: series.parts.length })}
          >
            <ul className="space-y-1">
              {series.parts.map((listing) => (
                <Lesson key={listing.id} listing={listing} isNew={isNew(listing)} />
              ))}
            </ul>
          </Disclosure>
        }
      />
    </li>
  )
}
