import { enrollmentsQuery, listsFor } from './enrollments.ts'
import { listingTypes } from './ids.ts'
import { listingQuery, ownListingsQuery, publicListingsQuery } from './listings.ts'
import { queryClient } from './queryClient.ts'
import type { Role } from './roles.ts'

/**
 * Reads the lists of a user's dashboard, which src/app/boot.ts has requested, into the cache, so that its first render shows them. Never
 * rejects: the page reads again what is missing, and shows the error.
 */
export async function readDashboard(role: Role): Promise<void> {
  const own = role === 'teacher' ? listingTypes : []
  await Promise.all(own.map((type) => queryClient.prefetchQuery(ownListingsQuery(type))))
  if (role !== 'student') return
  await queryClient.prefetchQuery(enrollmentsQuery())
  const purchases = queryClient.getQueryData(enrollmentsQuery().queryKey) ?? []
  const bare = purchases.filter(({ listing }) => listing === null)
  const lists = listsFor(bare)
  await Promise.all(lists.map((type) => queryClient.prefetchQuery(publicListingsQuery(type))))
  if (lists.length === 0)
    await Promise.all(bare.map(({ type, id }) => queryClient.prefetchQuery(listingQuery(type, id))))
}
