import { tabStorage } from './safeStorage.ts'
import { fill, parseStored, type ChoicesOf } from './stored.ts'

const prefix = 'draft:'
const ownerKey = 'draft_owner'
/** Counts how often the drafts of this tab were cleared. */
let cleared = 0

/** The stored value of a draft in this tab's session storage; null if there is none or it can't be parsed. */
export const storedDraft = (name: string): unknown => parseStored(tabStorage.get(prefix + name))

/** Unsent values of a form: those of `empty`, overridden by each value of the draft that matches (see `fill`). */
export const restoreDraft = <Values extends object>(name: string, empty: Values, ...choices: ChoicesOf<Values>) =>
  fill(empty, storedDraft(name), ...choices)

export const writeDraft = (name: string, values: Record<string, unknown>) =>
  tabStorage.set(prefix + name, JSON.stringify(values))
export const removeDraft = (name: string) => tabStorage.remove(prefix + name)

/**
 * The drafts for a task that takes a while, such as a request or a series of requests. If the drafts are cleared in the meantime (a logout),
 * `isHeld` is false, and `write` and `remove` do nothing: drafts stored later belong to the next user.
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

/** Removes every draft of this tab, at logout. */
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
