import type { TrialBooking } from '@/api/trialBookings.ts'
import { trialStart } from '@/features/scheduler/trialSlots.ts'
import { bookedTrial } from '@/lib/storage/bookedTrial.ts'
import { readDraft, removeDraft, writeDraft } from '@/lib/storage/drafts.ts'

const name = 'trial_sent'

const texts = [
  'parentName',
  'parentPhoneNumber',
  'parentEmail',
  'childrenFullName',
  'gradeLevel',
  'subject',
  'scheduleDate',
  'startTime',
] as const

/** What a confirmation shows. */
export type SentBooking = Pick<TrialBooking, (typeof texts)[number] | 'isBooked'>

/** The booking whose confirmation is open, kept in this tab so that a reload shows it again. */
export const sentBooking = {
  read: (): SentBooking | null => {
    const draft = readDraft(name)
    return draft !== null && texts.every((text) => typeof draft[text] === 'string') ? (draft as SentBooking) : null
  },
  keep: (booking: SentBooking) => {
    writeDraft(name, booking)
    const start = trialStart(booking)?.getTime() ?? null
    bookedTrial.set({ subject: booking.subject, start, isBooked: booking.isBooked }, Date.now())
  },
  forget: () => removeDraft(name),
}
