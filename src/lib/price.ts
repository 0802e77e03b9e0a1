/**
 * A typed price in dollars: comma or point, empty → 0. Null when it is no number, negative, or has more than two decimals or
 * more than six digits before them.
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  if (plain === '') return 0
  if (!/^\d{1,6}([.,]\d{0,2})?$/.test(plain)) return null
  return Number(plain.replace(',', '.'))
}
