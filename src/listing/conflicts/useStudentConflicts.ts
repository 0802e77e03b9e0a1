import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enrollmentsQuery, isEnrolled } from '@/api/enrollments.ts'
import { listingTypes } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { conflictsOf, lessonsAhead, type Conflict } from './conflictsOf.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

const none: readonly Conflict<Listing>[] = []

/**
 * The student's classes and groups at the time of `wanted`. Listings that the purchases don't embed are looked up in the public lists: two
 * requests, usually cached, instead of possibly thousands.
 */
export function useStudentConflicts(wanted: readonly Listing[]): readonly Conflict<Listing>[] {
  const now = useMinute()
  const { data: enrollments } = useQuery({ ...enrollmentsQuery(), ...askedJustNow })
  const bare = enrollments?.filter((bought) => bought.listing === null && !isEnrolled(wanted, bought)) ?? []
  const { listings: known } = useBothLists('public', {
    types: listingTypes.filter((type) => bare.some((bought) => bought.type === type)),
  })
  return useMemo(() => {
    if (enrollments === undefined) return none
    const lessons = wanted
      .filter((listing) => !isEnrolled(enrollments, listing))
      .flatMap((listing) => lessonsAhead(listing, now))
      .sort((a, b) => a.start - b.start)
    const embedded = enrollments.flatMap(({ listing }) => listing ?? [])
    const listed = known.filter((listing) => isEnrolled(enrollments, listing) && !isEnrolled(embedded, listing))
    const own = [...embedded, ...listed].filter((listing) => !isEnrolled(wanted, listing))
    return conflictsOf(lessons, own)
  }, [wanted, enrollments, known, now])
}
