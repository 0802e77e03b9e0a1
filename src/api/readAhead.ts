import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/** Reads a query into the cache for a page that may be opened soon; what could not be read once is left to that page. Never throws. */
export const readAhead = async <T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>): Promise<void> =>
  queryClient.getQueryState(query.queryKey)?.status === 'error' ? undefined : queryClient.prefetchQuery(query)
