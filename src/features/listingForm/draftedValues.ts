import { isListingType } from '@/api/ids.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { readDraft } from '@/lib/storage/drafts.ts'
import { emptyValues, type ListingValues } from './listingValues.ts'

const textNames = (Object.keys(emptyValues) as (keyof ListingValues)[]).filter((name) => name !== 'type')

/** The draft of this tab merged into the initial values; null if nothing differs. A chosen file is never kept. */
export function draftedValues(
  name: string,
  initial: ListingValues,
): { values: ListingValues; imageLost: boolean } | null {
  const draft = readDraft(name)
  if (draft === null) return null
  const texts = textNames.flatMap((field) => (typeof draft[field] === 'string' ? [[field, draft[field]]] : []))
  const values: ListingValues = {
    ...initial,
    ...(isListingType(draft['type']) ? { type: draft['type'] } : {}),
    ...(Object.fromEntries(texts) as Partial<ListingValues>),
  }
  const same = values.type === initial.type && textNames.every((field) => values[field] === initial[field])
  const imageLost = isRecord(draft['imageUrl']) // what JSON makes of a file
  return same && !imageLost ? null : { values, imageLost }
}
