import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'

/** The payload of POST /lesson/trial, field by field as SPEC.md §3 names them. */
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

/** POST /lesson/trial; only status 201 is success. */
export const useBookTrial = () => useMutation({ mutationFn: (booking: TrialBooking) => call('bookTrial', { data: booking }) })
