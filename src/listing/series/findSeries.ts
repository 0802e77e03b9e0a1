import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { parseDate } from '@/i18n/format.ts'
import { lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import { seriesPart } from '@/listing/seriesPart.ts'

/** The lessons of a series in a list, in order: perhaps not all of them, but at least two. */
export type Series = { title: string; count: number; parts: readonly Listing[] }

const startOf = ({ startDate }: Listing) => parseDate(startDate)?.getTime() ?? Number.POSITIVE_INFINITY

/** Maps each listing of a series to its series. If a series was given twice under the same name, each run is a series. */
export function findSeries(listings: readonly Listing[]): Map<Listing, Series> {
  const byName = new Map<string, { listing: Listing; number: number }[]>()
  for (const listing of listings) {
    const part = listing.title.includes('/') ? seriesPart(listing.title) : null
    if (part === null) continue
    const { type, teacherId, categoryId } = listing
    const key = JSON.stringify([type, part.title, part.count, teacherId, categoryId])
    byName.set(key, [...(byName.get(key) ?? []), { listing, number: part.number }])
  }
  const found = new Map<Listing, Series>()
  for (const named of byName.values()) {
    const { title, count } = seriesPart(named[0]!.listing.title)!
    const ordered = named.sort((a, b) => startOf(a.listing) - startOf(b.listing) || a.number - b.number)
    let run: Listing[] = []
    let last = 0
    const end = () => {
      const series = { title, count, parts: run }
      if (run.length > 1) for (const listing of run) found.set(listing, series)
      run = []
    }
    for (const { listing, number } of ordered) {
      if (number <= last) end()
      run.push(listing)
      last = number
    }
    end()
  }
  return found
}

/** A list that contains each series once, at the position of its first lesson. */
export function foldSeries<Item extends { listing: Listing }>(
  items: readonly Item[],
  series: ReadonlyMap<Listing, Series>,
): readonly Item[] {
  if (series.size === 0) return items
  const seen = new Set<Series>()
  return items.filter(({ listing }) => {
    const found = series.get(listing)
    if (found === undefined) return true
    if (seen.has(found)) return false
    seen.add(found)
    return true
  })
}

/** Lessons in a series that have not ended at the given time (milliseconds). */
export const lessonsLeft = ({ parts }: Series, now: number) => parts.filter((part) => lessonAhead(part, now) !== null)

/** How many lessons of a series are left; all of them need no comparison. */
export const lessonsLeftText = ({ count }: Series, left: number, t: TFunction<'classes'>) =>
  t(left < count ? 'series.left' : 'series.whole', { left, count })
