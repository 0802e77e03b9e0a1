import { deviceStorage } from '@/lib/storage/safeStorage.ts'

const key = 'child_age'

/** The child's age last chosen on this device, and stored nowhere else. */
export const childAge = {
  /** In years; null if none was chosen. */
  get: (): number | null => {
    const text = deviceStorage.get(key) ?? ''
    return /^\d{1,2}$/.test(text) ? Number(text) : null
  },
  /** Null removes it. */
  set: (age: number | null) => (age === null ? deviceStorage.remove(key) : deviceStorage.set(key, String(age))),
}
