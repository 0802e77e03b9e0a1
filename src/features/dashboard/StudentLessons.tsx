import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { enrolmentsQuery, type Enrolment, type Purchase } from '@/api/enrolments.ts'
import { listingsAtOnce } from '@/api/endpoints.ts'
import { listingQuery } from '@/api/listings.ts'
import { soonestFirst } from '@/features/listing/listingSchedule.ts'
import { cardGrid } from '@/features/listing/cardGrid.ts'
import { CardSkeletons } from '@/features/listing/CardSkeletons.tsx'
import { Timetable } from '@/features/timetable/Timetable.tsx'
import { useEnrolledListings } from '@/features/timetable/useEnrolledListings.ts'
import { isWeekView } from '@/features/timetable/useWeek.ts'
import { WeekSkeleton } from '@/features/timetable/WeekSkeleton.tsx'
import { asFault } from '@/lib/fault.ts'
import { GrowingSapling } from '@/ui/base/GrowingSapling.tsx'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { useInView } from '@/ui/browser/useInView.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { EnrolledItem } from './EnrolledItem.tsx'
import { FirstClasses } from './FirstClasses.tsx'
import { NextLesson, NextLessonSkeleton } from './NextLesson.tsx'
import { useCardPages } from './useCardPages.tsx'

/** What a student has: the next lesson, and every class and group; or the lessons of a week. */
export function StudentLessons() {
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  return (
    <Loaded
      query={useQuery(enrolmentsQuery())}
      failure="loadClasses"
      skeleton={
        <>
          <NextLessonSkeleton />
          <div className="skeleton mb-5 h-8 w-44" />
          <CardSkeletons count={3} />
        </>
      }
    >
      {(purchases) =>
        purchases.length > 0 ? (
          isWeekView(search) ? (
            <EnrolledWeek purchases={purchases} />
          ) : (
            <Enrolled purchases={purchases} />
          )
        ) : (
          <section>
            <h2 className="mb-5 text-2xl">{t('myClasses')}</h2>
            <FirstClasses />
          </section>
        )
      }
    </Loaded>
  )
}

function EnrolledWeek({ purchases }: { purchases: readonly Purchase[] }) {
  const { listings, total, waiting } = useEnrolledListings(purchases)
  return (
    <Loaded
      query={{ data: waiting ? undefined : listings, error: null, refetch: () => {} }}
      failure="loadClasses"
      skeleton={<WeekSkeleton />}
    >
      {(known) => <Timetable listings={known} total={total} />}
    </Loaded>
  )
}

const keyOf = ({ type, id }: Enrolment) => `${type}/${id}`

/**
 * What the purchases bring along is known, and comes by use, as on a teacher's dashboard. The others come after it in the order in which
 * the backend names them: without asking for each of them, which may be thousands, nobody knows when they start, and cards that have been
 * asked for stay where they are.
 */
function inOrder(purchases: readonly Purchase[], now: number): Purchase[] {
  const known = soonestFirst(
    purchases.flatMap(({ listing }) => listing ?? []),
    now,
    (listing) => listing,
  ).map((listing) => ({ type: listing.type, id: listing.id, listing }))
  return [...known, ...purchases.filter(({ listing }) => listing === null)]
}

function Enrolled({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('dashboard')
  const client = useQueryClient()
  const now = useMinute()
  const ordered = useMemo(() => inOrder(purchases, now), [purchases, now])
  const { shown, place, count, pager } = useCardPages(ordered)
  const { inView, watch } = useInView()

  // The first few of those that are not known, for the banner; then those whose cards are in view, and no others.
  const unknown = ordered.filter(({ listing }) => listing === null)
  const first = unknown.slice(0, listingsAtOnce)
  const asked = [...first, ...shown.filter((purchase) => purchase.listing === null && !first.includes(purchase))]
  const items = useQueries({
    queries: asked.map((purchase, index) => ({
      ...listingQuery(purchase.type, purchase.id),
      enabled: index < first.length || inView.has(keyOf(purchase)),
    })),
  })

  // Outside React: the backend. What has left the view before its answer came makes room for what is in view now.
  const left = asked.filter(
    (purchase, index) => index >= first.length && !inView.has(keyOf(purchase)) && items[index]!.isFetching,
  )
  useEffect(() => {
    for (const { type, id } of left) void client.cancelQueries({ queryKey: listingQuery(type, id).queryKey })
  })

  const found = [...ordered.flatMap(({ listing }) => listing ?? []), ...items.flatMap(({ data }) => data ?? [])]
  // Which lesson is next is known only when all of the first are there: a button must not change its target under the finger.
  const waiting = items.slice(0, first.length).some(({ isPending }) => isPending)
  const settled = items.filter(
    ({ data, error }) => data !== undefined || (error !== null && asFault(error).kind === 'notFound'),
  ).length
  const unseen = unknown.length > items.filter(({ isPending }) => !isPending).length
  return (
    <>
      {waiting ? (
        <NextLessonSkeleton />
      ) : (
        <NextLesson listings={found} complete={settled === unknown.length} loaded={unseen ? found.length : undefined} />
      )}
      <section ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6">
          <h2 className="text-2xl">{t('myClasses')}</h2>
          <p className="flex items-end gap-2 text-sm text-ink-soft">
            <span>{t('leaves')}</span>
            <GrowingSapling leaves={purchases.length} className="-mt-6 size-14 shrink-0" />
          </p>
        </div>
        {count}
        <ul className={cardGrid}>
          {shown.map((purchase) => (
            <li
              key={keyOf(purchase)}
              ref={watch}
              data-key={keyOf(purchase)}
              tabIndex={-1}
              className="grid outline-none [&>[role=alert]]:self-start"
            >
              <EnrolledItem
                enrolment={purchase}
                query={
                  purchase.listing === null
                    ? items[asked.indexOf(purchase)]!
                    : { data: purchase.listing, error: null, refetch: () => {} }
                }
              />
            </li>
          ))}
        </ul>
        {pager}
      </section>
    </>
  )
}
