import { isRecord, storedValue } from '@/lib/untrusted.ts'

/** Whether a value is a well-formed backend id. Checked before every call, so that a URL can never redirect a request to another path. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(value)

/** Reads an id from a field that holds either the id (text or number) or the object itself. Null if it is malformed. */
export function toId(value: unknown): string | null {
  const id = storedValue(isRecord(value) && '_id' in value ? value['_id'] : value)
  const text = typeof id === 'number' ? String(id) : id
  return isId(text) ? text : null
}

export const listingTypes = ['class', 'group'] as const
export type ListingType = (typeof listingTypes)[number]

/** Whether a value, such as a URL parameter, is a listing type. */
export const isListingType = (value: unknown): value is ListingType => value === 'class' || value === 'group'

export type ListingRef = { type: ListingType; id: string }

/** A reference like `class/1`, as parseRef reads it. */
export const refOf = ({ type, id }: ListingRef) => `${type}/${id}`

/** Whether two objects refer to the same class or group. */
export const sameRef = (a: ListingRef, b: ListingRef) => a.type === b.type && a.id === b.id

/**
 * Reads a reference like `class/1`. Ignores what follows the id without a space, such as the bracket or comma after a link in a message. Null
 * without a type or an id.
 */
export function parseRef(text: string): ListingRef | null {
  const [, type, id] = /^([a-z]+)\/([\w-]+)(?![\w-]|\s\S)/.exec(text) ?? []
  return isListingType(type) && isId(id) ? { type, id } : null
}
