/**
 * A typed price in dollars, with a decimal comma or point; an empty one is 0. Null if it is not a number, is negative, or has more than
 * two decimals or six integer digits.
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  if (plain === '') return 0
  if (!/^\d{1,6}([.,]\d{0,2})?$/.test(plain)) return null
  return Number(plain.replace(',', '.'))
}
