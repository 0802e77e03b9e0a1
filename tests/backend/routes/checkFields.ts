import { refuse } from './refusal.ts'

/** One field of a payload: what it accepts, in code and in words. */
export type Field<T, Optional extends boolean = boolean> = {
  accepts: (value: unknown) => value is T
  expected: string
  optional: Optional
}

type Shape = Record<string, Field<unknown>>
type Optionals<S extends Shape> = { [K in keyof S]: S[K] extends Field<unknown, true> ? K : never }[keyof S]
type ValueOf<F> = F extends Field<infer T> ? T : never
export type Payload<S extends Shape> = { [K in Exclude<keyof S, Optionals<S>>]: ValueOf<S[K]> } & {
  [K in Optionals<S>]?: ValueOf<S[K]>
}

export const field = <T>(expected: string, accepts: (value: unknown) => value is T): Field<T, false> => ({
  accepts,
  expected,
  optional: false,
})

export const text = field('a text', (value): value is string => typeof value === 'string')
export const filledText = field(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value.trim() !== '',
)
/** A password may hold, or be, anything that is not nothing (CONTRACT.md §5: no minimum enforced). */
export const secret = field(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value !== '',
)
// As IsEmail of class-validator has it: no empty part, nothing around it, and a top-level domain of letters.
const part = '[^\\s@.,;:<>()[\\]\\\\"“”]+'
const address = new RegExp(`^${part}(\\.${part})*@([\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}$`, 'u')
export const email = field(
  'an e-mail address',
  (value): value is string => typeof value === 'string' && address.test(value),
)
export const bool = field('true or false', (value): value is boolean => typeof value === 'boolean')
export const amount = field(
  'a number of 0 or more',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
)

// A local date-time without a zone would mean another moment on the server than in the teacher's browser.
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
export const instant = field(
  'a moment in ISO 8601 with its zone',
  (value): value is string => typeof value === 'string' && isoInstant.test(value) && !Number.isNaN(Date.parse(value)),
)

export const oneOf = <const T extends string | boolean>(...values: T[]): Field<T, false> =>
  field(`one of ${values.map((value) => JSON.stringify(value)).join(', ')}`, (value): value is T =>
    values.some((one) => one === value),
  )

export const optional = <T>(inner: Field<T>): Field<T, true> => ({ ...inner, optional: true })

/**
 * Checks a payload against the contract and refuses every drift from it: a missing or an unknown field with 400, a value
 * of the wrong kind with 422, each with a message that names the field.
 */
export function checkFields<S extends Shape>(shape: S, body: unknown): Payload<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse(400, 'The body must be a JSON object')
  const values = body as Record<string, unknown>
  const strangers = Object.keys(values)
    .filter((name) => !Object.hasOwn(shape, name))
    .map((name) => `Unknown field: ${name}`)
  const missing = Object.entries(shape)
    .filter(([name, field]) => !Object.hasOwn(values, name) && !field.optional)
    .map(([name]) => `${name} is required`)
  const wrong = Object.entries(shape)
    .filter(([name, { accepts }]) => Object.hasOwn(values, name) && !accepts(values[name]))
    .map(([name, { expected }]) => `${name} must be ${expected}`)
  const [first, ...others] = [...strangers, ...missing, ...wrong]
  if (first !== undefined) refuse(strangers.length + missing.length > 0 ? 400 : 422, first, others)
  return values as Payload<S>
}
