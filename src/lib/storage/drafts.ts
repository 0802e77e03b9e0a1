import { isRecord } from '@/lib/isRecord.ts'
import { tabStorage } from './safeStorage.ts'

const prefix = 'draft:'
const ownerKey = 'draft_owner'
/** Counts how often the drafts of this tab were cleared. */
let cleared = 0

/** Values typed into a form and not sent yet, kept in this tab's session storage. Null if there are none or they cannot be parsed. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(tabStorage.get(prefix + name) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export const writeDraft = (name: string, values: Record<string, unknown>) =>
  tabStorage.set(prefix + name, JSON.stringify(values))
export const removeDraft = (name: string) => tabStorage.remove(prefix + name)

/**
 * The drafts for a task that takes a while, such as a request or a series of requests. When the drafts are cleared meanwhile (the person
 * signed out), `isHeld` is false, and `write` and `remove` do nothing: whatever is stored then belongs to the next person.
 */
export function holdDrafts() {
  const since = cleared
  const isHeld = () => cleared === since
  return {
    isHeld,
    write: (name: string, values: Record<string, unknown>) => void (isHeld() && writeDraft(name, values)),
    remove: (name: string) => void (isHeld() && removeDraft(name)),
  }
}

/** Removes every draft of this tab; signing out does. */
export function clearDrafts() {
  cleared += 1
  tabStorage.remove(ownerKey)
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.remove(key)
}

/** Assigns the drafts of this tab to the user who signed in; drafts of a previous user whose session expired are removed. */
export function claimDrafts(userId: string) {
  const owner = tabStorage.get(ownerKey)
  if (owner !== null && owner !== userId) clearDrafts()
  tabStorage.set(ownerKey, userId)
}
