import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { listingsAtOnce } from '@/api/endpoints.ts'
import { enrollmentsQuery, type Purchase } from '@/api/enrollments.ts'
import { refOf, sameRef } from '@/api/ids.ts'
import { listingQuery, useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import type { Role } from '@/api/roles.ts'
import { Timetable, WeekSkeleton } from '@/features/lessons/week/Timetable.tsx'
import { useEnrolledListings } from '@/features/lessons/week/useEnrolledListings.ts'
import { isWeekView } from '@/features/lessons/week/useWeek.ts'
import { asFault } from '@/lib/fault.ts'
import { CardSkeletons, cardGrid } from '@/listing/CardSkeletons.tsx'
import { isFinished, soonestFirst } from '@/listing/schedule/listingSchedule.ts'
import { ZoneNote } from '@/listing/schedule/ZoneNote.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { number } from '@/i18n/format.ts'
import { pathTo } from '@/paths.ts'
import { GrowingSapling } from '@/ui/base/GrowingSapling.tsx'
import { useInView } from '@/ui/browser/useInView.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { Loaded, type Loadable } from '@/ui/loading/Loaded.tsx'
import { EnrolledItem } from './EnrolledItem.tsx'
import { FirstClasses, NextShelf } from './FirstClasses.tsx'
import { lessonToName, NextLesson, NextLessonSkeleton } from './NextLesson.tsx'
import { useCardPages } from './useCardPages.tsx'

const ListSkeleton = ({ count = 3 }: { count?: number }) => (
  <>
    <div className="mb-5 flex h-14 items-end">
      <div className="skeleton h-8 w-44" />
    </div>
    <NextLessonSkeleton />
    <CardSkeletons count={count} />
  </>
)

/** A student's next lesson and all classes and groups, or the lessons of a week. */
export function StudentLessons() {
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  return (
    <Loaded
      query={useQuery({ ...enrollmentsQuery(), ...askedJustNow })}
      failure="loadClasses"
      skeleton={isWeekView(search) ? <WeekSkeleton /> : <ListSkeleton />}
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

/** The maximum number of classes and groups that the week reads by id. */
const mostInWeek = 2 * listingsAtOnce

function EnrolledWeek({ purchases }: { purchases: readonly Purchase[] }) {
  const client = useQueryClient()
  const { known, rest, waiting, unread, error, retry } = useEnrolledListings(purchases, mostInWeek)
  const listings = useMemo(
    () => [
      ...known.values(),
      // The classes that the list of cards has loaded.
      ...rest
        .slice(0, -mostInWeek)
        .flatMap(({ type, id }) => client.getQueryData<Listing>(listingQuery(type, id).queryKey) ?? []),
    ],
    [known, rest, client],
  )
  return (
    <Loaded
      query={{
        data: waiting || (error !== null && listings.length === 0) ? undefined : listings,
        error: waiting ? null : error,
        refetch: retry,
      }}
      failure="loadClasses"
      skeleton={<WeekSkeleton />}
    >
      {(shown) => (
        <>
          {error !== null && (
            <div className="mb-8">
              <ErrorNote fault={asFault(error)} place="loadClasses" onRetry={retry} />
            </div>
          )}
          <Timetable listings={shown} total={known.size + unread} />
        </>
      )}
    </Loaded>
  )
}

/** Known listings in the order of every list; before the finished ones, purchases that need a request by id; deleted ones last. */
function inOrder(
  purchases: readonly Purchase[],
  { known, gone }: Pick<ReturnType<typeof useEnrolledListings>, 'known' | 'gone'>,
  now: number,
): Purchase[] {
  const isKnown = (purchase: Purchase) => known.has(refOf(purchase))
  const sorted = soonestFirst(purchases.filter(isKnown), now, (purchase) => known.get(refOf(purchase))!)
  const end = sorted.findLastIndex((purchase) => !isFinished(known.get(refOf(purchase))!, now)) + 1
  const others = purchases.filter((purchase) => !isKnown(purchase))
  return [
    ...sorted.slice(0, end),
    ...others.filter((purchase) => !gone.has(refOf(purchase))),
    ...sorted.slice(end),
    ...others.filter((purchase) => gone.has(refOf(purchase))),
  ]
}

const pending: Loadable<Listing> = { data: undefined, error: null, refetch: () => {} }

function Enrolled({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('dashboard')
  const client = useQueryClient()
  const heading = useId()
  const now = useMinute()
  const enrolledNow = (useLocation().state as { finished?: true } | null)?.finished === true
  const { known, gone, failures, rest, asked, unread, waiting } = useEnrolledListings(purchases, listingsAtOnce)
  // The next lesson is painted before the cards.
  const inCards = useDeferredValue(known)
  const ordered = inOrder(purchases, { known, gone }, now)
  const { shown, list, count, pager } = useCardPages(ordered)
  const { inView, watch } = useInView()
  // The card that moves to the banner or is folded may have the focus.
  const watchCard = useCallback(
    (card: HTMLLIElement | null) => {
      const stop = watch(card)
      return () => {
        stop?.()
        if (card?.contains(document.activeElement)) list.current?.focus({ preventScroll: true })
      }
    },
    [watch, list],
  )

  // The other purchases are read while their cards are in view, once the known cards are in place.
  const later = shown.filter((purchase) => rest.includes(purchase) && !asked.includes(purchase))
  const items = useQueries({
    queries: later.map((purchase) => ({
      ...listingQuery(purchase.type, purchase.id),
      enabled: !waiting && inView.has(refOf(purchase)),
    })),
  })

  // Effect: the backend. A request whose card has left the view is canceled in favor of the visible cards.
  const left = later.filter((purchase, index) => !inView.has(refOf(purchase)) && items[index]!.isFetching)
  useEffect(() => {
    for (const { type, id } of left) void client.cancelQueries({ queryKey: listingQuery(type, id).queryKey })
  })

  const found = [...known.values(), ...items.flatMap(({ data }) => data ?? [])]
  const settled = items.filter(
    ({ data, error }) => data !== undefined || (error !== null && asFault(error).kind === 'notFound'),
  ).length
  const queryOf = (purchase: Purchase, loaded = known): Loadable<Listing> => {
    const listing = loaded.get(refOf(purchase))
    if (listing !== undefined) return { ...pending, data: listing }
    return failures.get(refOf(purchase)) ?? items[later.indexOf(purchase)] ?? pending
  }
  // A folded or hidden card keeps its query, so that its class stays known.
  const named = waiting ? undefined : lessonToName(found, now)?.listing
  const isOver = (purchase: Purchase) => {
    const listing = queryOf(purchase).data
    return listing !== undefined && isFinished(listing, now)
  }
  const finished = shown.filter(isOver)
  const others = shown.filter((purchase) => !isOver(purchase) && !(named && sameRef(purchase, named)))
  const cards = (purchases: readonly Purchase[]) => (
    <ul className={cardGrid}>
      {purchases.map((purchase) => (
        <li
          key={refOf(purchase)}
          ref={watchCard}
          data-key={refOf(purchase)}
          tabIndex={-1}
          className="grid outline-none [&>[role=alert]]:self-start"
        >
          <EnrolledItem enrollment={purchase} query={queryOf(purchase, inCards)} />
        </li>
      ))}
    </ul>
  )
  // The banner is as high as its text and may leave no card below it, so nothing that it could move is shown before it; but classes that are
  // known don't wait for a slow request.
  if (waiting && known.size === 0) return <ListSkeleton count={Math.min(shown.length, 3)} />
  return (
    <>
      <div className="mb-5 flex min-h-14 items-end justify-between gap-4">
        <div>
          <h2 id={heading} className="text-2xl">
            {t('myClasses')}
          </h2>
          <p className="text-sm text-ink-soft">{t('leaves')}</p>
        </div>
        <GrowingSapling growing={enrolledNow} leaves={purchases.length} className="size-14 shrink-0" />
      </div>
      {waiting ? (
        <NextLessonSkeleton />
      ) : (
        // The next lesson has only now become known: a button must not change its target while it is being pressed.
        <NextLesson isCard listings={found} complete={settled === unread} />
      )}
      <section ref={list} aria-labelledby={heading} tabIndex={-1} className="scroll-mt-20 outline-none">
        {others.length > 0 && <ZoneNote className="mb-3" />}
        {count}
        {others.length > 0 ? cards(others) : <NextShelf count={3} to={pathTo.classDetails} except={purchases} all />}
        {finished.length > 0 && (
          <Disclosure className="mt-6" title={`${t('group.finished')} · ${number(finished.length)}`}>
            {cards(finished)}
          </Disclosure>
        )}
        {pager}
      </section>
    </>
  )
}

/** Whether the user is known to have no class or group, so there is nothing to switch between. */
export function useHasNone(role: Role): boolean {
  const purchases = useQuery({ ...enrollmentsQuery(), ...askedJustNow, enabled: role === 'student' })
  const own = useBothLists('own', { ...askedJustNow, ...(role === 'teacher' ? {} : { types: [] }) })
  if (role === 'student') return purchases.data?.length === 0
  return role === 'admin' || (own.complete && own.listings.length === 0)
}
