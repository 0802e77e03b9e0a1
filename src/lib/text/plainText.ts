/**
 * Whether a text shows nothing: only white space, control characters, invisible characters (Cf and Default_Ignorable_Code_Point, such as the
 * Hangul fillers), and the empty Braille pattern.
 */
export const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

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

/** Text on one line, without its addresses: every word with `://`, and every word that starts with `www.`. */
export const withoutLinks = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('://') && !/^\P{L}*www\./iu.test(word))
    .join(' ')

/** A text with its first letter in upper case: Uzbek names of days are lower case. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A text of at most `length` characters (code points); a longer one ends with "…" after its last whole word, or within the word if that is its only one. */
export function cutAtWord(text: string, length: number): string {
  // Two code units are the most that a character has.
  const characters = Array.from(text.slice(0, 2 * length + 2))
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}

/** A US or Uzbek phone number with the usual spaces if it was typed as bare digits; unchanged otherwise. */
export const shownPhone = (typed: string): string =>
  typed
    .replace(/^([2-9]\d\d)(\d{3})(\d{4})$/, '($1) $2-$3')
    .replace(/^\+?1([2-9]\d\d)(\d{3})(\d{4})$/, '+1 ($1) $2-$3')
    .replace(/^\+?998(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
