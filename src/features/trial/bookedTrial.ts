import { findCourseByCategory } from '@/content/courses.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { isText, parseStored } from '@/lib/storage/stored.ts'
import { isFlag, isInstant, orNull, pick } from '@/lib/storage/shapes.ts'

const key = 'booked_trial'
const day = 24 * 60 * 60_000

export type BookedTrial = {
  subject: string
  /** Milliseconds since 1970; null if only the scheduler's email contains it. */
  start: number | null
  /** Booked in the scheduler, not requested. */
  isBooked: boolean
}

const isSubject = (value: unknown): value is string => isText(value) && findCourseByCategory(value) !== undefined
const shape = { subject: isSubject, start: orNull(isInstant), isBooked: isFlag, until: isInstant }

/**
 * The trial lesson last booked on this device, without names and contacts, since families share phones. Kept until an hour after its start, or
 * for two weeks if its time is unknown.
 */
export const bookedTrial = {
  get(now: number): BookedTrial | null {
    const stored = pick(parseStored(deviceStorage.get(key)), shape)
    if (stored === null || stored.until <= now) return null
    const { until: _until, ...booked } = stored
    return booked
  },
  set: (booked: BookedTrial, now: number) =>
    deviceStorage.set(
      key,
      JSON.stringify({ ...booked, until: booked.start === null ? now + 14 * day : booked.start + day / 24 }),
    ),
}
