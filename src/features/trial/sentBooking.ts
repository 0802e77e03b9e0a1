import type { TrialBooking } from '@/api/trialBookings.ts'
import { trialStart } from '@/features/trial/scheduler/trialSlots.ts'
import { bookedTrial, type BookedTrial } from './bookedTrial.ts'
import { removeDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { isText } from '@/lib/storage/stored.ts'
import { isFlag, readDraft } from '@/lib/storage/shapes.ts'

const name = 'trial_sent'

const shape = {
  parentName: isText,
  parentPhoneNumber: isText,
  parentEmail: isText,
  childrenFullName: isText,
  gradeLevel: isText,
  subject: isText,
  scheduleDate: isText,
  startTime: isText,
  isBooked: isFlag,
}

/** The fields that a confirmation shows. */
export type SentBooking = Pick<TrialBooking, keyof typeof shape>

/** The part of a booking without names and contacts. */
export const factsOf = (booking: SentBooking): BookedTrial => ({
  subject: booking.subject,
  start: trialStart(booking)?.getTime() ?? null,
  isBooked: booking.isBooked,
})

/** The booking whose confirmation is open, kept in this tab so that a reload shows it again. */
export const sentBooking = {
  read: (): SentBooking | null => readDraft(name, shape),
  keep: (booking: SentBooking) => {
    writeDraft(name, booking)
    bookedTrial.set(factsOf(booking), Date.now())
  },
  forget: () => removeDraft(name),
}
