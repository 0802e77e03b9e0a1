import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, type Category } from '@/api/categories.ts'
import { refOf } from '@/api/ids.ts'
import { useBothLists } from '@/api/listings.ts'
import { findCourseByCategory } from '@/content/courses.ts'
import { ActiveFilters } from '@/features/classes/filters/ActiveFilters.tsx'
import { ListingFilters } from '@/features/classes/filters/ListingFilters.tsx'
import { findCategory } from '@/features/classes/filters/filters.ts'
import {
  countFilters,
  emptyFilter,
  parseCompare,
  toSearch,
  type ListingFilter,
} from '@/features/classes/filters/listingFilter.ts'
import { SavedComparison } from '@/features/classes/saved/SavedComparison.tsx'
import { useSaved } from '@/features/classes/saved/savedListings.ts'
import { ZoneNote } from '@/listing/schedule/ZoneNote.tsx'
import { number } from '@/i18n/format.ts'
import { asFault } from '@/lib/fault.ts'
import { fold, searchWords } from '@/lib/text/fold.ts'
import { CardSkeletons } from '@/listing/CardSkeletons.tsx'
import { Pager } from '@/listing/Pager.tsx'
import { childAge } from '@/listing/childAge.ts'
import { splitAge } from '@/listing/schedule/agesIn.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { findSeries, foldSeries } from '@/listing/series/findSeries.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useSteadyTime } from '@/ui/browser/useMinute.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { CatalogCards, pageSize } from './CatalogCards.tsx'
import { LogInToSee } from './LogInToSee.tsx'
import { NoClasses } from './NoClasses.tsx'
import { NoMatch } from './NoMatch.tsx'
import { RecentListings } from './RecentListings.tsx'
import { SavedNotes } from './SavedNotes.tsx'
import { excerptOf } from './excerptOf.ts'
import { type Entry, filterEntries, sortEntries, buildIndex, prepareSearch } from './listingIndex.ts'
import { meantSearch } from './meantSearch.ts'
import { useListingFilter, useRememberedAge } from './useListingFilter.ts'

/** Both public lists, as entries that can be searched. */
function usePublicListings() {
  const { classes, groups, ...lists } = useBothLists('public')
  // With ten thousand listings this is slow: it must not be repeated for every letter of a search, and the first list is ready when the second
  // loads.
  const classEntries = useMemo(() => buildIndex(classes ?? []), [classes])
  const groupEntries = useMemo(() => buildIndex(groups ?? []), [groups])
  const entries = useMemo(() => [...classEntries, ...groupEntries], [classEntries, groupEntries])

  // Effect: the browser's idle time.
  useEffect(() => prepareSearch(entries), [entries])

  return { ...lists, data: lists.data && entries }
}

/** Every public class and group with search, filters, and pages; the address holds the whole state. */
export function ListingBrowser() {
  const { t } = useTranslation(['classes', 'courses'])
  const { filter: chosen, goTo } = useListingFilter()
  // The controls show a choice at once; a long list follows when it has been rendered.
  const filter = useDeferredValue(chosen)
  useRememberedAge(goTo)
  const saved = useSaved()
  const lists = usePublicListings()
  const categories = useQuery(categoriesQuery())
  const now = useSteadyTime()
  const heading = useId()
  const results = useRef<HTMLElement>(null)
  // Sorting ten thousand entries takes longer than a frame; a search keeps their order.
  const sorted = useMemo(() => lists.data && sortEntries(lists.data, filter.sort, now), [lists.data, filter.sort, now])

  // The lessons of a series are one card.
  const series = useMemo(() => findSeries((lists.data ?? []).map(({ listing }) => listing)), [lists.data])

  const nameOf = (category: Category) => {
    const course = findCourseByCategory(category.name)
    return course ? t(`courses:course.${course.id}.name`) : null
  }
  // A category filter can be applied only when the categories have loaded.
  const waiting = filter.category !== null && !categories.isFetched
  // Saved entries are single lessons.
  const inSeries = (entries: readonly Entry[], wishes: ListingFilter) =>
    wishes.saved ? entries : foldSeries(entries, series)
  const findExactly = (wishes: ListingFilter) =>
    sorted && !waiting
      ? inSeries(filterEntries(sorted, wishes, { now, categories: categories.data, nameOf, saved }), wishes)
      : undefined
  /** The results; `meant` is the corrected search if the typed search finds nothing. */
  const find = (wishes: ListingFilter) => {
    const exactly = findExactly(wishes)
    const asTyped = { found: exactly, meant: null }
    if (wishes.q === '' || exactly?.length !== 0) return asTyped
    const meant = meantSearch(wishes.q, { entries: sorted ?? [], categories: categories.data, nameOf })
    const found = meant === null ? [] : findExactly({ ...wishes, q: meant })
    return found?.length === 0 ? asTyped : { found, meant }
  }
  const { found, meant } = find(filter)
  const sought = searchWords(splitAge(meant ?? filter.q).words)
  const excerptIn = ({ title, text, listing }: Entry) => {
    const subject = categories.data?.find(({ id }) => id === listing.categoryId)
    const shown = `${title} ${subject ? fold(`${subject.name} ${nameOf(subject) ?? ''}`) : ''}`
    const word = sought.find((one) => !shown.includes(one) && text.includes(one))
    return word === undefined
      ? null
      : (excerptOf(scheduleOf(listing).text, word) ?? excerptOf(listing.description, word))
  }
  const nothingRead = !lists.data && lists.failed !== null
  // A note reports the failed list, and only the failed list may contain a match.
  const isUnsure = lists.failed !== null && found?.length === 0
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize))
  const page = Math.min(filter.page, pages)
  const onPage = found?.slice((page - 1) * pageSize, page * pageSize) ?? []
  const categoryName = findCategory(categories.data, chosen.category)
  const category = categories.data?.find(({ name }) => name === categoryName)
  const categoryWords = category ? (nameOf(category) ?? category.name) : null
  const count = (wishes: ListingFilter) => find(wishes).found?.length
  const chosenFilters = countFilters({ ...filter, category: categoryName })
  const narrowed = filter.q !== '' || chosenFilters > 0

  const change = (wish: Partial<ListingFilter>, options?: { replace?: boolean }) => {
    if (wish.age !== undefined) childAge.set(wish.age)
    goTo({ ...chosen, page: 1, ...wish }, options)
  }

  const focusResults = () => results.current?.focus({ preventScroll: true })
  const remove = (wish: Partial<ListingFilter>) => {
    change(wish)
    focusResults() // the button is removed
  }
  const turnPage = () => {
    focusResults()
    results.current?.scrollIntoView({ block: 'start' })
  }
  const clear = () => {
    childAge.set(null)
    goTo({ ...emptyFilter, sort: filter.sort })
    focusResults()
  }
  const retry = (refetch: () => unknown) => () => {
    void refetch()
    focusResults() // the button is removed with the note
  }

  // First where nothing is saved: a shared comparison is what its recipient came for.
  const comparison = lists.data && (
    <SavedComparison
      listings={parseCompare(filter.compare).flatMap(
        (word) => lists.data?.find(({ listing }) => refOf(listing) === word)?.listing ?? [],
      )}
      onClear={() => remove({ compare: null })}
    />
  )

  if (nothingRead && asFault(lists.failed).kind === 'unauthorized') return <LogInToSee />
  return (
    <div className="space-y-6">
      <ListingFilters filter={chosen} goTo={goTo} change={change} count={count} categories={categories.data} />
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby={heading}
        // Also tells RouteEffects when the entries of another page are rendered.
        aria-busy={filter !== chosen}
        className="scroll-mt-20 space-y-5 outline-none"
      >
        <h2 id={heading} className="sr-only">
          {t('list.results')}
        </h2>
        {lists.data && lists.failed !== null && (
          <ErrorNote fault={asFault(lists.failed)} place="loadClasses" onRetry={retry(lists.refetch)} />
        )}
        {!nothingRead && categories.data === undefined && categories.error !== null && (
          <ErrorNote fault={asFault(categories.error)} place="loadCategories" onRetry={retry(categories.refetch)} />
        )}
        <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${nothingRead ? '' : 'min-h-11'}`}>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <p role="status" className="min-w-0 font-semibold text-ink-soft [overflow-wrap:anywhere]">
              {found && !isUnsure && (
                <span>
                  {meant === null
                    ? t('list.count', { count: found.length, shown: number(found.length) })
                    : t('list.meant', { count: found.length, shown: number(found.length), typed: filter.q, meant })}
                </span>
              )}
              {/* The pager below the cards shows it. */}
              {found && pages > 1 && <span className="sr-only">{` · ${t('list.pageOf', { page, pages })}`}</span>}
            </p>
            {onPage.length > 0 && <ZoneNote />}
          </div>
          <div className="order-1 flex basis-full flex-wrap gap-2 md:order-none md:flex-1 md:basis-0">
            <ActiveFilters filter={chosen} category={categoryWords} onRemove={remove} />
            {/* The search field has its own button. */}
            {chosenFilters > 0 && found && found.length > 0 && (
              <Button variant="quiet" size="small" onClick={clear}>
                {t('filter.clear')}
              </Button>
            )}
          </div>
        </div>
        {lists.data && <SavedNotes filter={filter} entries={lists.data} complete={lists.complete} />}
        {found?.length === 0 && comparison}
        <Loaded
          query={{ data: found, error: lists.failed, refetch: retry(lists.refetch) }}
          skeleton={<CardSkeletons />}
          failure="loadClasses"
        >
          {(entries) =>
            entries.length > 0 ? (
              <CatalogCards
                entries={onPage}
                series={series}
                compare={filter.saved}
                excerptOf={excerptIn}
                pager={
                  <Pager
                    page={page}
                    pages={pages}
                    searchOf={(to) => toSearch({ ...filter, page: to })}
                    onGo={turnPage}
                  />
                }
              />
            ) : isUnsure ? null : narrowed ? (
              <NoMatch
                listings={(findExactly({ ...emptyFilter, age: filter.age }) ?? []).map(({ listing }) => listing)}
                filter={filter}
                category={category}
                categoryName={categoryWords}
                count={count}
                nothingSaved={filter.saved && saved.length === 0}
                now={now}
                onClear={clear}
                onRemove={remove}
              />
            ) : (
              <NoClasses />
            )
          }
        </Loaded>
        {found?.length !== 0 && comparison}
        {lists.data && found?.length === 0 && <RecentListings entries={lists.data} />}
      </section>
    </div>
  )
}
