import { env } from '@/env.ts'
import { isRecord } from '@/lib/untrusted.ts'
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

/** The part of a MessageEvent that is read. */
type Message = { origin: string; source: unknown; data: unknown }
/** Our iframe: its origin and window, and the current step of the form. */
type Frame = { origin: string; source: unknown; step: number }

/** The scheduler is alive, or an event was booked; `uri` is null if it must not be passed on. */
type SchedulerMessage = { booked: false } | { booked: true; uri: string | null }

/**
 * Reads a message from the scheduler in our iframe during step 3; null for any other origin, window, step, or shape. A booking counts even if its
 * URI is rejected, because the family has made it.
 */
export function schedulerMessage({ origin, source, data }: Message, frame: Frame): SchedulerMessage | null {
  if (frame.step !== 3 || origin !== frame.origin || frame.source === null || source !== frame.source) return null
  if (!isRecord(data) || typeof data['event'] !== 'string' || !data['event'].startsWith('calendly.')) return null
  if (data['event'] !== 'calendly.event_scheduled') return { booked: false }
  const event = isRecord(data['payload']) ? data['payload']['event'] : undefined
  return isRecord(event) && event['uri'] !== undefined ? { booked: true, uri: schedulerUri(event['uri']) } : null
}
