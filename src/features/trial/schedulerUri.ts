import { env } from '@/env.ts'
import { webLink } from '@/lib/webLink.ts'

/** Longest uri that is passed on, in characters. */
const longest = 2048

/**
 * The uri of a scheduled event, when it may be passed on: https, no user, password, space or control character, on a host of
 * VITE_SCHEDULER_URI_HOSTS. Null for anything else; the office would be sent to it.
 */
export function schedulerUri(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || /[\s\p{Cc}]/u.test(value)) return null
  const url = webLink(value)
  return url?.protocol === 'https:' && env.schedulerUriHosts.toLowerCase().split(/[\s,]+/).includes(url.host) ? url.href : null
}
