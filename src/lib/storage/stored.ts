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

/** The allowed values of each field that holds something other than any text. */
type Choices<Values> = {
  readonly [Name in keyof Values as string extends Values[Name] ? never : Name]: readonly Values[Name][]
}
export type ChoicesOf<Values> = Record<never, never> extends Choices<Values> ? [] : [choices: Choices<Values>]

/** The fields of `empty` with the stored values that fit: any text, or one of the `choices` of a field that has them. */
export function fill<Values extends object>(empty: Values, value: unknown, ...[choices]: ChoicesOf<Values>): Values {
  if (!isRecord(value)) return empty
  const fits = (name: keyof Values & string) => {
    const allowed = (choices as Partial<Record<string, readonly unknown[]>> | undefined)?.[name]
    return allowed?.includes(value[name]) ?? (isText(value[name]) && isText(empty[name]))
  }
  const names = (Object.keys(empty) as (keyof Values & string)[]).filter(fits)
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, value[name]])) }
}
