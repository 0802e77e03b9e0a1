import { isRecord } from '@/lib/isRecord.ts'
import { storedDraft } from '@/lib/storage/drafts.ts'
import { fill } from '@/lib/storage/stored.ts'
import type { ListingValues } from './listingValues.ts'

/**
 * The draft of this tab merged into the initial values; null if nothing differs. A chosen file is never kept. In `base`, each drafted field has
 * the value that the input replaced.
 */
export function draftedValues(
  name: string,
  initial: ListingValues,
): { values: ListingValues; base: ListingValues; imageLost: boolean } | null {
  const draft = storedDraft(name)
  if (!isRecord(draft)) return null
  const values = fill(initial, draft, { type: ['class', 'group'] })
  const isSame = Object.keys(initial).every(
    (field) => values[field as keyof ListingValues] === initial[field as keyof ListingValues],
  )
  const imageLost = isRecord(draft['imageUrl']) // a file becomes an object in JSON
  return isSame && !imageLost
    ? null
    : { values, base: { ...fill(initial, draft['was']), type: initial.type }, imageLost }
}
