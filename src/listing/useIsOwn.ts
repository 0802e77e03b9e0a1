import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'

/** Whether the user is the teacher who published a listing. */
export function useIsOwn({ teacherId }: Pick<Listing, 'teacherId'>): boolean {
  const { user } = useAuth()
  return user?.role === 'teacher' && teacherId === user.id
}
