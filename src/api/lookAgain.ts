import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** How long a look at what is stored may take, in milliseconds: somebody is waiting. */
const patience = 3000

/** Reads anew what a write may have changed, never from the cache; undefined when that does not come soon. Never throws. */
export async function lookAgain<T, Key extends QueryKey>(client: QueryClient, query: FetchQueryOptions<T, Error, T, Key>): Promise<T | undefined> {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true }) // what is on its way may have been read before the write
  const read = client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined)
  return Promise.race([read, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
}
