import { QueryClient } from '@tanstack/react-query'
import { categoriesQuery } from '@/api/categories.ts'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { listingQuery, ownListingsQuery, publicListingsQuery } from '@/api/listings.ts'
import { removeToken, setToken } from '@/api/token.ts'
import { restoreSession } from '@/api/users.ts'
import type { Read } from './visit.ts'

/** Repeats a read with the app's own call and reader, which throws a Fault for a response that the app can't use. */
export async function readWithTheApp(
  { name, type = 'class', id = '' }: Read,
  token: string | undefined,
): Promise<unknown> {
  // The browser globals that the response readers use. There is no storage: the token stays in memory.
  if (typeof window === 'undefined') Object.assign(globalThis, { window: {} })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (token === undefined) removeToken()
  else setToken(token)
  try {
    if (name === 'getCategories') return await client.fetchQuery(categoriesQuery())
    if (name === 'getPublicListings') return await client.fetchQuery(publicListingsQuery(type))
    if (name === 'getOwnListings') return await client.fetchQuery(ownListingsQuery(type))
    if (name === 'getListing') return await client.fetchQuery(listingQuery(type, id))
    if (name === 'getPurchases') return await client.fetchQuery(enrollmentsQuery())
    if (name === 'restoreSession') return await restoreSession(token ?? '')
    throw new Error(`The doctor does not know how the app reads ${name}`)
  } finally {
    client.clear()
    removeToken()
  }
}
