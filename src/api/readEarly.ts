import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { earlyAnswer } from './call.ts'
import { queryClient } from './queryClient.ts'

/**
 * Reads a query into the cache, when public/boot.js has asked for it and the answer is good; gives what was read. Anything else is left
 * to the page, which reads it itself and says what is wrong. Never throws.
 */
export async function readEarly<T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>, ...asked: Parameters<typeof earlyAnswer>): Promise<T | undefined> {
  try {
    return (await earlyAnswer(...asked))?.ok ? await queryClient.fetchQuery(query) : undefined
  } catch {
    return undefined
  }
}
