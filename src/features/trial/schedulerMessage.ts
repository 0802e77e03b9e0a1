import { isRecord } from '@/lib/isRecord.ts'

/** Longest uri of an event that counts, in characters. */
const longest = 2048

/** What of a MessageEvent is looked at. */
type Message = { origin: string; source: unknown; data: unknown }
/** Our frame: the origin its page has, its window, and whether the step it belongs to is on screen. */
type Frame = { origin: string; source: unknown; step: number }

/**
 * What a browser message says, if it comes from the scheduler in our frame during step 3: that the scheduler is there, or the uri of the
 * event that was booked. Null for every other message: another origin or window, another step, another shape.
 */
export function schedulerMessage({ origin, source, data }: Message, frame: Frame): { uri: string | null } | null {
  if (frame.step !== 3 || origin !== frame.origin || frame.source === null || source !== frame.source) return null
  if (!isRecord(data) || typeof data['event'] !== 'string' || !data['event'].startsWith('calendly.')) return null
  if (data['event'] !== 'calendly.event_scheduled') return { uri: null }
  const event = isRecord(data['payload']) ? data['payload']['event'] : undefined
  const uri = isRecord(event) ? event['uri'] : undefined
  return typeof uri === 'string' && uri.trim() !== '' && uri.length <= longest ? { uri } : null
}
