import { isRecord } from '@/lib/untrusted.ts'

// A stored value can come from an older release, an extension, or a person. Every reader names the expected shape and drops the rest.

export type Guard<T> = (value: unknown) => value is T
export const isText: Guard<string> = (value) => typeof value === 'string'
/** A whole number, 0 or more. */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** The value of a stored JSON text; null if there is none or it cannot be parsed. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
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
