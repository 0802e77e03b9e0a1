/**
 * A teacher's meeting link, checked: an absolute http(s) address without user or password. Null for anything else (javascript:,
 * data:, relative, `user:pass@`), which is then shown as text and never opened.
 */
export function meetingLink(text: unknown): URL | null {
  if (typeof text !== 'string') return null
  const plain = text.trim()
  // Control characters and backslashes are repaired by URL parsers; a link that needs repair is no link.
  if (!/^https?:\/\/[^\s\\/]/i.test(plain) || /[\u0000-\u0020\u007f\\]/.test(plain)) return null
  if (!URL.canParse(plain)) return null
  const url = new URL(plain)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  return url
}

/** Whether a new link may be saved: as meetingLink, and https only. */
export const isSecureMeetingLink = (text: string) => meetingLink(text)?.protocol === 'https:'
