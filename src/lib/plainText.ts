import { isBlank } from './isBlank.ts'

/** The most that is shown of a server's own words, in UTF-16 units. */
const longest = 300

/**
 * Words of a server as plain text: one line of at most 300 characters; undefined for what is no text or holds nothing that can be
 * seen (spaces, marks that only steer direction or joining). A list of texts is joined.
 */
export function plainText(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value
  if (typeof text !== 'string') return undefined
  // Half characters go last: the cut can leave one.
  const line = text.replace(/\s+/g, ' ').trim().slice(0, longest).replace(/\p{Cs}/gu, '')
  return isBlank(line) ? undefined : line
}
