import { isRecord } from '@/lib/isRecord.ts'

/** Whether a text can be the id of something in the backend. Checked before any call, so that an address can never steer a request. */
export const isId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(value)

/** The id in a field, whether it stands alone or inside the object it names; a number counts as its digits. Null for what is none. */
export function toId(value: unknown): string | null {
  const id = isRecord(value) ? value['_id'] : value
  const known = typeof id === 'number' ? String(id) : id
  return isId(known) ? known : null
}

export type ListingType = 'class' | 'group'

/** Whether a word of an address names a type of listing. */
export const isListingType = (value: unknown): value is ListingType => value === 'class' || value === 'group'
