import { localMoment } from './trialSlots.ts'

/**
 * When a trial lesson is, as far as the booking knows: the start in the reader's zone, or null where the scheduler's email holds it.
 * Only dates written as dates count; `new Date` would read one into the address of an event.
 */
export function trialStart({ scheduleDate, startTime }: { scheduleDate: string; startTime: string }): Date | null {
  return localMoment(scheduleDate, startTime) ?? (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(scheduleDate) && !Number.isNaN(Date.parse(scheduleDate)) ? new Date(scheduleDate) : null)
}

/** The end of a trial lesson: half an hour after its start. */
export const trialEnd = (start: Date) => new Date(start.getTime() + 30 * 60_000)
