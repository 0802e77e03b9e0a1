import { GraduationCap, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { LessonTime } from '@/listing/schedule/LessonTime.tsx'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { cardLink } from '@/ui/base/linkClass.ts'
import { CardAction } from './CardAction.tsx'
import { useCategoryLook } from './categoryLook.ts'
import { agesOf, languagesOf, teacherOf } from './listingAudience.ts'
import { listingPrice, listingTitle } from './listingText.ts'
import { priceUnit } from './schedule/listingSchedule.ts'

type Props = {
  /** The preview of an unpublished listing has no id. */
  listing: Pick<Listing, 'type' | 'title' | 'description' | 'imageUrl' | 'startDate' | 'categoryId' | 'price'> &
    Partial<Pick<Listing, 'id'>>
  /** The target of the whole card; without it the card is not a link. */
  to?: string
  how?: Pick<LinkProps, 'replace' | 'state'>
  /** The text of the action. */
  action?: string
  /** Further links: the first is next to the price, the others are next to the action. Above the link that covers the card. */
  second?: ReactNode
  note?: ReactNode
  /** A line below the title. */
  excerpt?: ReactNode
  /** The form of its start in a list that names the zone once (see StartDate). */
  inList?: 'short' | 'utc'
  /** `shelf`, in a row of suggestions: without the languages and the teacher. `own`: also without what the price is for, which its teacher knows. */
  facts?: 'all' | 'shelf' | 'own'
  /** Whether the card is for a series whose next lesson is `listing`. */
  isSeries?: boolean
  /** Replaces the price: enrolled students need the time until the next lesson. */
  status?: ReactNode
  /** A control over the cover. */
  corner?: ReactNode
}

/** A class or group as a card: cover, subject, title, start, price, one action. The whole card is one link. */
export function ListingCard({
  listing,
  to,
  how,
  action,
  second,
  note,
  excerpt,
  inList,
  facts = 'all',
  isSeries = false,
  status,
  corner,
}: Props) {
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing.categoryId)
  const title = listingTitle(listing, t)
  const words = useScheduleWords()
  const ages = agesOf(listing)
  const languages = languagesOf(listing)
  const teacher = teacherOf(listing)
  const ofListing = priceUnit(listing, t)
  const unit = isSeries && ofListing !== null ? t('unit.part') : ofListing
  const hasAction = to !== undefined && action !== undefined
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper transition-shadow has-[a:hover]:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <ListingCover imageUrl={listing.imageUrl} look={look} id={listing.id ?? ''} />
      <div className="absolute top-3 left-3">
        <Chip tone="paper">{t(`type.${listing.type}`)}</Chip>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        {/* Reserves the line while the categories load, so that no fact moves. */}
        <p className="-mb-1 dotted min-h-[1lh] text-sm leading-[1.43] font-semibold [overflow-wrap:anywhere] text-leaf-dark">
          {look.name && <span>{look.name}</span>}
          {ages && !look.waiting && <span>{words.ages(ages)}</span>}
        </p>
        <h3 className="line-clamp-2 text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} {...how} className={cardLink}>
              {title}
            </Link>
          )}
        </h3>
        {excerpt}
        {isSeries ? (
          <StartDate startDate={listing.startDate} inList={inList} />
        ) : (
          <LessonTime listing={listing} inList={inList} />
        )}
        {facts === 'all' && (languages.length > 0 || teacher) && (
          <div className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
            {languages.length > 0 && (
              <p className="flex items-center gap-1.5">
                <Languages aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">{`${t('schedule.languageTitle')}: `}</span>
                <span className="first-letter:uppercase">{words.languages(languages)}</span>
              </p>
            )}
            {teacher && (
              <p className="flex min-w-0 items-center gap-1.5">
                <GraduationCap aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">{`${t('schedule.teacherTitle')}: `}</span>
                <span className="min-w-0 [overflow-wrap:anywhere]">{teacher.name}</span>
              </p>
            )}
          </div>
        )}
        {note}
        {/* At the foot, so that neighboring cards have it in one line. */}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2">
          {status ?? (
            <p
              className={`min-w-0 [overflow-wrap:anywhere] ${second === undefined ? '' : 'min-h-11 grow basis-40 content-center'}`}
            >
              <strong className="text-xl font-extrabold text-pine">{listingPrice(listing.price, t)}</strong>
              {facts !== 'own' && unit !== null && <span className="text-ink-soft">{` · ${unit}`}</span>}
            </p>
          )}
          {second}
          {hasAction && <CardAction isButton={second !== undefined}>{action}</CardAction>}
        </div>
      </div>
      {corner !== undefined && <div className="absolute top-2 right-2 z-1">{corner}</div>}
    </article>
  )
}
