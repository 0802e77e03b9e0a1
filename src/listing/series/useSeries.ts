import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { publicListingsQuery, type Listing } from '@/api/listings.ts'
import { findSeries, type Series } from './findSeries.ts'
import { seriesPart } from '@/listing/seriesPart.ts'

/** The series of a listing, by its title; undefined for most listings, without any request. */
export function useSeries(listing: Listing): Series | undefined {
  const { data } = useQuery({
    ...publicListingsQuery(listing.type),
    enabled: seriesPart(listing.title) !== null,
  })
  return useMemo(() => {
    const series = findSeries(data ?? [])
    const listed = data?.find(({ id }) => id === listing.id)
    return listed && series.get(listed)
  }, [data, listing.id])
}
