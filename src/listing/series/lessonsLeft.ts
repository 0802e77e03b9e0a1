import { lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import type { Series } from './findSeries.ts'

/** Lessons in a series that have not ended at the given time (milliseconds). */
export const lessonsLeft = ({ parts }: Series, now: number) => parts.filter((part) => lessonAhead(part, now) !== null)
