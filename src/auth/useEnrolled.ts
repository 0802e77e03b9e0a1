import { useQuery } from '@tanstack/react-query'
import type { ListingRef } from '@/api/ids.ts'
import { enrolmentsQuery, isEnrolled } from '@/api/enrolments.ts'
import { useAuth } from './AuthContext.ts'

/** Whether the signed-in student is enrolled in a class or group; false for other users, and while the purchases cannot be read. */
export function useEnrolled() {
  const { user } = useAuth()
  const student = user?.role === 'student'
  const { data } = useQuery({ ...enrolmentsQuery(), enabled: student })
  return (listing: ListingRef) => student && isEnrolled(data, listing)
}
