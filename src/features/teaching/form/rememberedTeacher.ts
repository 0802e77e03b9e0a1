import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { fill, parseStored } from '@/lib/storage/stored.ts'
import type { ScheduleValues } from './scheduleValues.ts'

const key = 'teacher'
const empty = { user: '', teacherName: '', teacherAbout: '' }

/** The teacher fields of the class that a user published last on this device; empty for another user. */
export function rememberedTeacher(userId: string): Pick<ScheduleValues, 'teacherName' | 'teacherAbout'> {
  const { user, ...teacher } = fill(empty, parseStored(deviceStorage.get(key)))
  return user === userId ? teacher : { teacherName: '', teacherAbout: '' }
}

export const rememberTeacher = (userId: string, { teacherName, teacherAbout }: ScheduleValues) =>
  deviceStorage.set(key, JSON.stringify({ user: userId, teacherName, teacherAbout }))
