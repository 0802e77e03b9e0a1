import { storedValue } from '@/lib/untrusted.ts'

const strict = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/
const lenient = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:([+-]\d\d):?(\d\d)?|Z)?$/i
/** `Tue, 01 Dec 2026 17:00:00 GMT` and `Dec 1, 2026 17:00`, which engines read in their own zone unless a zone is given. */
const worded = /^(?:[a-z]{3,9},? )?(?:\d{1,2} [a-z]{3,9}|[a-z]{3,9} \d{1,2},?) \d{4}\b/i
const zoned = /\b(?:GMT|UTC|Z)\b|[+-]\d\d:?\d\d\b/

/** Epoch numbers from 2001 on: numbers below 100,000,000,000 are seconds, larger numbers are milliseconds. */
const leastSeconds = 1e9
const leastMilliseconds = 1e11

function millisecondsOf(value: unknown): number {
  if (typeof value === 'number') return value < leastMilliseconds ? value * 1000 : value
  if (typeof value !== 'string') return Number.NaN
  const [, day, time, hours, minutes = '00'] = lenient.exec(value) ?? []
  if (day !== undefined) return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  return worded.test(value) ? Date.parse(zoned.test(value) ? value : `${value} UTC`) : Number.NaN
}

/**
 * A date field of the backend as ISO 8601 text with a zone, unchanged if it has that form. A date without a zone is UTC. Epoch numbers, even as
 * text, are seconds or milliseconds. Null for anything else.
 */
export function readDate(raw: unknown): string | null {
  const stored = storedValue(raw)
  if (typeof stored === 'string' && strict.test(stored)) return Number.isNaN(Date.parse(stored)) ? null : stored
  const value = typeof stored === 'string' && /^\d{9,16}$/.test(stored.trim()) ? Number(stored) : stored
  if (typeof value === 'number' && value < leastSeconds) return null
  const date = new Date(millisecondsOf(typeof value === 'string' ? value.trim() : value))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
