import { useWatch } from 'react-hook-form'
import { sameRef } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { ConflictNote } from '@/listing/conflicts/ConflictNote.tsx'
import { conflictsOf, lessonsAhead } from '@/listing/conflicts/conflictsOf.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { descriptionOf, startOf, type ListingValues } from './listingValues.ts'
import { scheduleErrors } from './scheduleValues.ts'
import { seriesValues } from './seriesValues.ts'

/** Points out the teacher's other lessons at the typed time. */
export function OwnConflicts({ edited }: { edited?: Listing | undefined }) {
  const values = useWatch<ListingValues>() as ListingValues
  const now = useMinute()
  const parts = Object.keys(scheduleErrors(values, edited)).length === 0 ? seriesValues(values) : [values]
  const lessons = parts.flatMap((part) =>
    lessonsAhead({ description: descriptionOf(part, edited), startDate: startOf(part.startDate, edited) }, now),
  )
  const { listings } = useBothLists('own', { ...askedJustNow, ...(lessons.length === 0 && { types: [] }) })
  // Some lessons of a stopped series already exist.
  const titles = parts.length > 1 ? new Set(parts.map(({ title }) => title)) : undefined
  const others = listings.filter((other) => !(edited && sameRef(other, edited)) && !titles?.has(other.title))
  return <ConflictNote conflicts={conflictsOf(lessons, others)} />
}
