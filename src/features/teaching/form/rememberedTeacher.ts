import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { fill, parseStored } from '@/lib/storage/stored.ts'
import type { ScheduleValues } from './scheduleValues.ts'

const key = 'teacher'
const empty = { user: '', teacherName: '', teacherAbout: '' }

/** What a user wrote about the teacher of the last class that was published on this device; empty texts for another user. */
export function rememberedTeacher(userId: string): Pick<ScheduleValues, 'teacherName' | 'teacherAbout'> {
  const { user, ...teacher } = fill(empty, parseStored(deviceStorage.get(key)))
  return user === userId ? teacher : { teacherName: '', teacherAbout: '' }
}

export const rememberTeacher = (userId: string, { teacherName, teacherAbout }: ScheduleValues) =>
  deviceStorage.set(key, JSON.stringify({ user: userId, teacherName, teacherAbout }))
