import { sameRef } from '@/api/ids.ts'
import { useBothLists } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { ConflictNote } from '@/listing/conflicts/ConflictNote.tsx'
import { conflictsOf, lessonsAhead } from '@/listing/conflicts/conflictsOf.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { readForm, seriesValues, useReading } from './readForm.tsx'

/** Points out the teacher's other lessons at the typed time. */
export function OwnConflicts() {
  const reading = useReading()
  const { values, edited, schedule } = reading
  const now = useMinute()
  const parts = schedule === undefined ? [values] : seriesValues(values)
  const readings = parts.length === 1 ? [reading] : parts.map((part) => readForm(part))
  const lessons = readings.flatMap(({ description, start }) => lessonsAhead({ description, startDate: start }, now))
  const { listings } = useBothLists('own', { ...askedJustNow, ...(lessons.length === 0 && { types: [] }) })
  // Some lessons of a stopped series already exist.
  const titles = parts.length > 1 ? new Set(parts.map(({ title }) => title)) : undefined
  const others = listings.filter((other) => !(edited && sameRef(other, edited)) && !titles?.has(other.title))
  return <ConflictNote conflicts={conflictsOf(lessons, others)} />
}
