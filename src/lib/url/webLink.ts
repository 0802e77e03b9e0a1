/** Parses an absolute URL; null if it is invalid. The oldest supported browsers have neither `URL.parse` nor `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * Parses a link to another site (a teacher's meeting link, a setting): absolute http(s), without credentials. Null for anything else
 * (javascript:, data:, relative, `user:pass@`), which must be shown as text and never opened.
 */
export function webLink(text: unknown): URL | null {
  if (typeof text !== 'string') return null
  const plain = text.trim()
  // URL parsers silently fix control characters and backslashes; such links are rejected.
  if (!/^https?:\/\/[^\s\\/]/i.test(plain) || /[\u0000-\u0020\u007f\\]/.test(plain)) return null
  const url = parseUrl(plain)
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null
  return url
}

/** Whether a link may be saved or shown as a setting: passes webLink and uses https. */
export const isSecureWebLink = (text: string) => webLink(text)?.protocol === 'https:'

/**
 * An absolute address with query parameters set. A space is written as %20, since messengers and mail programs don't decode a +. Throws a
 * TypeError for an address that is not absolute.
 */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.href
}
