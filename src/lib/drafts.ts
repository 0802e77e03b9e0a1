import { isRecord } from './isRecord.ts'
import { tabStorage } from './safeStorage.ts'

const prefix = 'draft:'
const ownerKey = 'draft_owner'

/** What was typed into a form and not sent yet; lives as long as the tab. Null when there is none or it cannot be read. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(tabStorage.get(prefix + name) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export const writeDraft = (name: string, values: Record<string, unknown>) => tabStorage.set(prefix + name, JSON.stringify(values))
export const removeDraft = (name: string) => tabStorage.remove(prefix + name)

/** Forgets every draft, as signing out does. */
export function clearDrafts() {
  tabStorage.remove(ownerKey)
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.remove(key)
}

/** Somebody signed in: what another person had drafted in this tab before their session ran out is forgotten. */
export function claimDrafts(userId: string) {
  const owner = tabStorage.get(ownerKey)
  if (owner !== null && owner !== userId) clearDrafts()
  tabStorage.set(ownerKey, userId)
}
