import { isRecord } from '@/lib/isRecord.ts'

// A stored value can come from an older release, an extension, or a person. Every reader names the expected shape and drops the rest.

export type Guard<T> = (value: unknown) => value is T
/** A guard for each field of a stored object. */
export type Shape<T> = { readonly [Name in keyof T]: Guard<T[Name]> }

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
/** A whole number, 0 or more. */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0
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

/** The value of a stored JSON text; null if there is none or it cannot be parsed. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The fields of a shape, and no others; null unless all of them fit. */
export function pick<T>(value: unknown, shape: Shape<T>): T | null {
  if (!isRecord(value)) return null
  const names = Object.keys(shape) as (keyof T & string)[]
  return names.every((name) => shape[name](value[name]))
    ? (Object.fromEntries(names.map((name) => [name, value[name]])) as T)
    : null
}

/**
 * The fields of `empty` with the stored values that fit: texts, or, where `choices` lists them, one of the listed values. Fields that hold
 * something other than a text are restored by `choices` only.
 */
export function fill<Values extends object>(
  empty: Values,
  value: unknown,
  choices: { readonly [Name in keyof Values]?: readonly Values[Name][] } = {},
): Values {
  if (!isRecord(value)) return empty
  const fits = (name: keyof Values & string) => {
    const stored = value[name]
    return choices[name]?.includes(stored as Values[typeof name]) ?? (isText(stored) && isText(empty[name]))
  }
  const names = (Object.keys(empty) as (keyof Values & string)[]).filter(fits)
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, value[name]])) }
}
