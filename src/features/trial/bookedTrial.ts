import { findCourseByCategory } from '@/content/courses.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { isText, parseStored } from '@/lib/storage/stored.ts'
import { isRecord } from '@/lib/untrusted.ts'

const key = 'booked_trial'
const day = 24 * 60 * 60_000

export type BookedTrial = {
  subject: string
  /** Milliseconds since 1970; null if only the scheduler's email contains it. */
  start: number | null
  /** Booked in the scheduler, not requested. */
  isBooked: boolean
}

/** Milliseconds within the range of a Date. Not `isInstant`, since the first paint of the home page loads no shapes. */
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 8.64e15

/**
 * The trial lesson last booked on this device, without names and contacts, since families share phones. Kept until an hour after its start, or
 * for two weeks if its time is unknown.
 */
export const bookedTrial = {
  get(now: number): BookedTrial | null {
    const stored = parseStored(deviceStorage.get(key))
    if (!isRecord(stored)) return null
    const { subject, start, isBooked, until } = stored
    return isText(subject) &&
      findCourseByCategory(subject) !== undefined &&
      (start === null || isTime(start)) &&
      typeof isBooked === 'boolean' &&
      isTime(until) &&
      until > now
      ? { subject, start, isBooked }
      : null
  },
  set: (booked: BookedTrial, now: number) =>
    deviceStorage.set(
      key,
      JSON.stringify({ ...booked, until: booked.start === null ? now + 14 * day : booked.start + day / 24 }),
    ),
}
