import { lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import type { Series } from './findSeries.ts'

/** The lessons of a series that are not over at a moment (milliseconds). */
export const lessonsLeft = ({ parts }: Series, now: number) => parts.filter((part) => lessonAhead(part, now) !== null)
