import { deviceStorage } from './safeStorage.ts'

const key = 'booked_trial'
const day = 24 * 60 * 60_000

export type BookedTrial = {
  subject: string
  /** Milliseconds since 1970; null when only the scheduler's email says it. */
  start: number | null
  /** Booked in the scheduler, as opposed to requested. */
  isBooked: boolean
}

/**
 * The trial lesson that was last booked on this device: without names and contacts, since families share phones. Kept until an hour after it
 * began; two weeks if its time is not known.
 */
export const bookedTrial = {
  get(now: number): BookedTrial | null {
    try {
      const { subject, start, isBooked, until } = JSON.parse(deviceStorage.get(key) ?? '') as Record<string, unknown>
      return typeof subject === 'string' && (start === null || Number.isFinite(start)) && Number(until) > now
        ? { subject, start: start as number | null, isBooked: isBooked === true }
        : null
    } catch {
      return null
    }
  },
  set: (booked: BookedTrial, now: number) =>
    deviceStorage.set(
      key,
      JSON.stringify({ ...booked, until: booked.start === null ? now + 14 * day : booked.start + day / 24 }),
    ),
}
