import { parseUrl } from './parseUrl.ts'

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
