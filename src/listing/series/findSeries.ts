import type { Listing } from '@/api/listings.ts'
import { parseDate } from '@/i18n/format.ts'
import { seriesPart } from '@/listing/seriesPart.ts'

/** The lessons of a series that a list holds, in order: perhaps not all of them, and never fewer than two. */
export type Series = { title: string; count: number; parts: readonly Listing[] }

const startOf = ({ startDate }: Listing) => parseDate(startDate)?.getTime() ?? Number.POSITIVE_INFINITY

/** The series among listings, by each of the listings in it. Of one that was given twice under the same name, each run is a series. */
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

/** A list in which each series is named once, by the first of its lessons in it. */
export function foldSeries<Item extends { listing: Listing }>(
  items: readonly Item[],
  series: ReadonlyMap<Listing, Series>,
): readonly Item[] {
  if (series.size === 0) return items
  const seen = new Set<Series>()
  return items.filter(({ listing }) => {
    const its = series.get(listing)
    if (its === undefined) return true
    if (seen.has(its)) return false
    seen.add(its)
    return true
  })
}
