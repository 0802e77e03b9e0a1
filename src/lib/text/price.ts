import { storedValue } from '@/lib/untrusted.ts'

/**
 * A typed price in dollars, with a decimal comma or point; empty text is 0. Null if it is not a number, is negative, or has more than
 * two decimals or six integer digits.
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  if (plain === '') return 0
  if (!/^\d{1,6}([.,]\d{0,2})?$/.test(plain)) return null
  return Number(plain.replace(',', '.'))
}

/** The price field of a listing in dollars, from a number, text (`12,50`), or extended JSON: 0 if there is none, null if it is not a price. */
export function readPrice(raw: unknown): number | null {
  const value = storedValue(raw) ?? 0
  const price = typeof value === 'string' ? (parsePrice(value) ?? Number(value)) : value
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null
}
