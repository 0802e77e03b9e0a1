import { isBlank } from './isBlank.ts'

/** In UTF-16 code units. */
const maxLength = 300

/**
 * A message from the server as one line of plain text, at most 300 UTF-16 code units. The strings of an array are joined as sentences.
 * Undefined for any other type and for text that shows nothing (see isBlank).
 */
export function plainText(value: unknown): string | undefined {
  const text = Array.isArray(value)
    ? value
        .filter((part) => typeof part === 'string' && !isBlank(part))
        .join('. ')
        .replace(/([.!?])\s*\. /g, '$1 ')
    : value
  if (typeof text !== 'string') return undefined
  // Lone surrogates are removed last, since slicing can leave one.
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
  return isBlank(line) ? undefined : line
}
