import { onlineManager, QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { asFault } from '@/lib/fault.ts'
import { onTokenChange } from './token.ts'

/** The cache of all reads. A read is retried once, only after a network error; writes never are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline, a call fails at once with a message instead of waiting for the connection.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && asFault(error).kind === 'network',
      retryDelay: 400,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// The library's own listener runs only while a query is observed, so it would miss a lost connection and not refetch afterwards.
if (typeof window !== 'undefined') {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(navigator.onLine)
    tell()
    const events = ['online', 'offline'] as const
    for (const name of events) window.addEventListener(name, tell)
    return () => {
      for (const name of events) window.removeEventListener(name, tell)
    }
  })
}

// Data read with one token must not be shown with another.
onTokenChange(() => queryClient.clear())

/** For a query whose request may already have failed, in another part of the page or before the first render: it is not repeated within 30 s. */
export const askedJustNow = {
  retryOnMount: ({ state }: { state: { errorUpdatedAt: number } }) => Date.now() - state.errorUpdatedAt > 30_000,
}

/** In milliseconds; short, because the user is waiting. */
const lookAgainTimeout = 3000

/** Reads a query from the backend, never from the cache, after a write that may have changed it. Undefined if that fails or takes over 3 s. */
export async function lookAgain<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<T | undefined> {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true }) // a pending read may have started before the write
  const read = client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined)
  return Promise.race([read, new Promise<undefined>((resolve) => setTimeout(resolve, lookAgainTimeout))])
}
