import { StartedChip } from '@/features/classes/StartedChip.tsx'
import { lessonPhase } from '@/features/classroom/lessonPhase.ts'
import { LessonStatus } from '@/features/classroom/LessonStatus.tsx'
import { useMinute } from '@/ui/useMinute.ts'

/** Marks the card of a lesson that is going on, or has been. */
export function LessonMark({ startDate }: { startDate: string | null }) {
  const phase = lessonPhase(startDate, useMinute())
  if (phase === 'past') return <StartedChip />
  return phase === 'live' ? <LessonStatus startDate={startDate} className="block font-semibold first-letter:uppercase" /> : null
}
