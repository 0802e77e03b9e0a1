import { call } from './call.ts'

/** The payload of POST /lesson/trial (CONTRACT.md §3). */
export type TrialBooking = {
  parentName: string
  parentPhoneNumber: string
  parentEmail: string
  childrenFullName: string
  gradeLevel: string
  subject: string
  scheduleDate: string
  startTime: string
  endTime: string
  isParent: boolean
  isStudent: boolean
  planningToStart: string
  hearAboutUs: string
  hearAboutUsOther: string
  isBooked: boolean
}

/** POST /lesson/trial; only status 201 means success. Throws a Fault. */
export const bookTrial = (booking: TrialBooking) => call('bookTrial', { data: booking })
