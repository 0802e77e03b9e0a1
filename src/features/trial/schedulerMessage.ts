import { isRecord } from '@/lib/isRecord.ts'
import { schedulerUri } from './schedulerUri.ts'

/** What of a MessageEvent is looked at. */
type Message = { origin: string; source: unknown; data: unknown }
/** Our frame: the origin its page has, its window, and whether the step it belongs to is on screen. */
type Frame = { origin: string; source: unknown; step: number }

/** That the scheduler is there, or that an event was booked: under its uri, or under one that is not passed on. */
type Said = { booked: false } | { booked: true; uri: string | null }

/**
 * What a browser message says, if it comes from the scheduler in our frame during step 3. Null for every other message: another origin or
 * window, another step, another shape. A booking counts whatever its uri: the family has made it.
 */
export function schedulerMessage({ origin, source, data }: Message, frame: Frame): Said | null {
  if (frame.step !== 3 || origin !== frame.origin || frame.source === null || source !== frame.source) return null
  if (!isRecord(data) || typeof data['event'] !== 'string' || !data['event'].startsWith('calendly.')) return null
  if (data['event'] !== 'calendly.event_scheduled') return { booked: false }
  const event = isRecord(data['payload']) ? data['payload']['event'] : undefined
  return isRecord(event) && event['uri'] !== undefined ? { booked: true, uri: schedulerUri(event['uri']) } : null
}
