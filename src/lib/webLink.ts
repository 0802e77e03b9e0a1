import { parseUrl } from './parseUrl.ts'

/**
 * An address that leads away from this site (a teacher's meeting link, a setting), checked: absolute http(s) without user or
 * password. Null for anything else (javascript:, data:, relative, `user:pass@`), which is then text and never opened.
 */
export function webLink(text: unknown): URL | null {
  if (typeof text !== 'string') return null
  const plain = text.trim()
  // Control characters and backslashes are repaired by URL parsers; a link that needs repair is no link.
  if (!/^https?:\/\/[^\s\\/]/i.test(plain) || /[\u0000-\u0020\u007f\\]/.test(plain)) return null
  const url = parseUrl(plain)
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null
  return url
}

/** Whether a new link may be saved or printed: as webLink, and https only. */
export const isSecureWebLink = (text: string) => webLink(text)?.protocol === 'https:'
