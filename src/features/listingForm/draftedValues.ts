import { isListingType } from '@/api/ids.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { readDraft } from '@/lib/storage/drafts.ts'
import { emptyValues, type ListingValues } from './listingValues.ts'

const textNames = (Object.keys(emptyValues) as (keyof ListingValues)[]).filter((name) => name !== 'type')

/**
 * The draft of this tab merged into the initial values; null if nothing differs. A chosen file is never kept. In `base`, the drafted fields
 * are as they were when they were typed over.
 */
export function draftedValues(
  name: string,
  initial: ListingValues,
): { values: ListingValues; base: ListingValues; imageLost: boolean } | null {
  const draft = readDraft(name)
  if (draft === null) return null
  const textsOf = (kept: Record<string, unknown>) =>
    Object.fromEntries(
      textNames.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
    ) as Partial<ListingValues>
  const values: ListingValues = {
    ...initial,
    ...(isListingType(draft['type']) ? { type: draft['type'] } : {}),
    ...textsOf(draft),
  }
  const same = values.type === initial.type && textNames.every((field) => values[field] === initial[field])
  const imageLost = isRecord(draft['imageUrl']) // what JSON makes of a file
  return same && !imageLost
    ? null
    : { values, base: { ...initial, ...(isRecord(draft['was']) ? textsOf(draft['was']) : {}) }, imageLost }
}
