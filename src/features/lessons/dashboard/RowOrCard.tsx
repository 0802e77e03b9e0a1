import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardAction } from '@/listing/CardAction.tsx'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { listingPrice, listingTitle } from '@/listing/listingText.ts'
import { priceUnit } from '@/listing/schedule/listingSchedule.ts'
import { LessonTime } from '@/listing/schedule/LessonTime.tsx'
import { cardLink } from '@/ui/base/linkClass.ts'
import { useMedia } from '@/ui/browser/useMedia.ts'

type Props = Pick<
  ComponentProps<typeof ListingCard>,
  'listing' | 'to' | 'action' | 'second' | 'note' | 'corner' | 'inList' | 'facts'
>

function Row({ listing, to, action, second, note, inList, facts }: Props) {
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing.categoryId)
  const title = listingTitle(listing, t)
  const unit = facts === 'own' ? null : priceUnit(listing, t)
  const hasTools = second !== undefined || action !== undefined
  return (
    <article
      className={`group relative flex flex-wrap gap-x-4 rounded-card border border-line bg-paper p-3 ${hasTools ? 'pb-2' : ''} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf`}
    >
      <ListingCover look={look} className="size-16 shrink-0 rounded-[18px]" />
      <div className="min-w-0 flex-1 space-y-1">
        <h3 className="line-clamp-2 text-base leading-snug [overflow-wrap:anywhere]" dir="auto">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={cardLink}>
              {title}
            </Link>
          )}
        </h3>
        <LessonTime listing={listing} inList={inList} className="text-sm" />
        {note}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t(`type.${listing.type}`)}</span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="text-pine">{listingPrice(listing.price, t)}</strong>
            {unit !== null && <span>{` · ${unit}`}</span>}
          </span>
        </p>
      </div>
      {hasTools && (
        <div className="mt-1 flex min-h-11 basis-full flex-wrap items-center justify-between gap-x-1 text-sm">
          {second}
          {action !== undefined && <CardAction isButton={second !== undefined}>{action}</CardAction>}
        </div>
      )}
    </article>
  )
}

/** A class or group as a row on phones and a card on wide screens; with all facts, the card that families see. */
export function RowOrCard(props: Props) {
  const isPhone = useMedia('(width < 40rem)', false)
  return isPhone && props.facts !== 'all' ? <Row {...props} /> : <ListingCard {...props} />
}
