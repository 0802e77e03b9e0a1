import { onlineManager, QueryClient } from '@tanstack/react-query'
import { asFault } from '@/lib/fault.ts'
import { onTokenChange } from './token.ts'

/** The cache of everything read. Reads are repeated once, and only when no answer came at all; writes never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // 'always': without a connection a call fails at once with its message, instead of waiting in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && asFault(error).kind === 'network',
      retryDelay: 400,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// By itself the library learns of a lost connection only while something is being read, and would not read again once it is back.
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

// Nothing read with one token is shown under another.
onTokenChange(() => queryClient.clear())
