import { isRecord } from '@/lib/untrusted.ts'
import { storedDraft } from './drafts.ts'
import type { Guard } from './stored.ts'

// Not in stored.ts: no page needs shapes before its first paint.

/** A guard for each field of a stored object. */
export type Shape<T> = { readonly [Name in keyof T]: Guard<T[Name]> }

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
/** Milliseconds since the epoch, within the range of a Date. */
export const isInstant: Guard<number> = (value): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value)
export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard)

/** The fields of a shape, and no others; null unless all of them fit. */
function pick<T>(value: unknown, shape: Shape<T>): T | null {
  if (!isRecord(value)) return null
  const names = Object.keys(shape) as (keyof T & string)[]
  return names.every((name) => shape[name](value[name]))
    ? (Object.fromEntries(names.map((name) => [name, value[name]])) as T)
    : null
}

/** The fields of a shape from a draft of this tab; null if one is missing or doesn't match. */
export const readDraft = <T>(name: string, shape: Shape<T>): T | null => pick(storedDraft(name), shape)
