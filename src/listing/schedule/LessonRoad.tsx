import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import { shortDate, shortDateTime, unbroken } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { textLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { freeLessons, lessonsOf } from './lessonsOf.ts'
import { plannedCount, planOf, type Described } from './listingSchedule.ts'

type Stop = {
  /** In milliseconds. */
  start: number
  end: number
  /** 1 for the first lesson; null for a day without a lesson. */
  number: number | null
  /** The page of a lesson that is a separate listing. */
  link?: Pick<LinkProps, 'to' | 'replace' | 'state'>
}

/**
 * The dates of all lessons, folded under the number of the current or next lesson; before the first lesson, under their count. Past lessons have
 * a check mark, the next lesson a label; days without a lesson have no number. `count` includes lessons that are no longer listed.
 */
export function LessonRoad({ stops, count }: { stops: readonly Stop[]; count: number }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const now = useMinute()
  const next = stops.findIndex(({ end, number }) => number !== null && end > now)
  const isAhead = next === 0 && stops[0]!.start > now
  const position = next < 0 ? t('road.over', { count }) : t('road.position', { number: stops[next]!.number!, count })
  return (
    <Disclosure title={isAhead ? t('road.ahead', { count }) : `${position} · ${t('road.all')}`}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(13.75rem,100%),1fr))] gap-x-6 text-sm">
        {stops.map(({ start, end, number, link }, index) => {
          const isFree = number === null
          const date = unbroken((isFree ? shortDate : shortDateTime)(new Date(start), language, new Date(now)))
          const isHeld = end <= now && !isFree
          return (
            <li
              key={`${start} ${number}`}
              aria-current={index === next ? 'step' : undefined}
              className={`flex items-center gap-2 py-1 ${end <= now || isFree ? 'text-ink-soft' : ''} ${index === next ? 'font-bold' : ''}`}
            >
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint font-bold text-leaf-dark">
                {isHeld ? <Check aria-hidden="true" strokeWidth={3} className="size-3.5" /> : (number ?? '–')}
              </span>
              <span className="min-w-0">
                {isHeld && <span className="sr-only">{t('road.held')}</span>}
                {link === undefined ? (
                  <span className="inline-block first-letter:uppercase">{date}</span>
                ) : (
                  <Link {...link} className={`${textLink} inline-block first-letter:uppercase`}>
                    {date}
                  </Link>
                )}{' '}
                {isFree && <span className="inline-block">{t('road.free')}</span>}
                {index === next && <span className="inline-block text-leaf-dark">{t('road.next')}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}

/** The road of a listing with several lessons and an end; renders nothing for other listings. */
export function PlanRoad({ listing }: { listing: Described }) {
  const plan = planOf(listing)
  const count = plannedCount(listing)
  const stops = useMemo(
    () =>
      plan === null || count === null
        ? []
        : [
            ...lessonsOf(plan).map(({ index, ...lesson }) => ({ ...lesson, number: index + 1 })),
            ...freeLessons(plan).map(({ start, end }) => ({ start, end, number: null })),
          ].sort((a, b) => a.start - b.start),
    [plan, count],
  )
  return count !== null && count > 1 && <LessonRoad stops={stops} count={count} />
}
