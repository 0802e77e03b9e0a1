import { env } from '@/env.ts'
import { webLink } from '@/lib/url/webLink.ts'

/** In characters. */
const maxLength = 2048

/**
 * The URI of a scheduled event if it is safe to pass on: https, no credentials, spaces, or control characters, and a host from
 * VITE_SCHEDULER_URI_HOSTS. Otherwise null: our staff will open it, and anyone could have forged it.
 */
export function schedulerUri(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || /[\s\p{Cc}]/u.test(value)) return null
  const url = webLink(value)
  const hosts = env.schedulerUriHosts.toLowerCase().split(/[\s,]+/)
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url.href : null
}
