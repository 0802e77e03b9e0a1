import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Listing } from '@/api/listings.ts'
import { ConflictNote } from '@/features/conflicts/ConflictNote.tsx'
import { conflictsOf, lessonsAhead } from '@/features/conflicts/conflictsOf.ts'
import { useOwnListings } from '@/features/conflicts/useOwnListings.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import type { ListingValues } from './listingSchema.ts'
import { descriptionOf, startOf } from './listingValues.ts'

/** Points out which of the teacher's other lessons are at the time that is typed. */
export function OwnConflicts({ edited }: { edited?: Listing | undefined }) {
  const values = useWatch<ListingValues>() as ListingValues
  const now = useMinute()
  const description = descriptionOf(values, edited)
  const startDate = startOf(values.startDate, edited)
  const lessons = useMemo(() => lessonsAhead({ description, startDate }, now), [description, startDate, now])
  const { listings } = useOwnListings(lessons.length > 0)
  const conflicts = useMemo(
    () =>
      conflictsOf(
        lessons,
        listings.filter(({ type, id }) => type !== edited?.type || id !== edited.id),
      ),
    [lessons, listings, edited],
  )
  return <ConflictNote conflicts={conflicts} />
}
