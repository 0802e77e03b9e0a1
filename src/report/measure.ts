import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { language, newId, routePattern, sendEnvelope } from './sendEnvelope.ts'

/** Measures the speed of the opened page and sends it when the page is first hidden: phones give a page no later event. */
export function measure() {
  const transaction = routePattern()
  const measurements: Record<string, { value: number; unit: string }> = {}
  const keep = ({ name, value }: { name: string; value: number }) => {
    measurements[name.toLowerCase()] =
      name === 'CLS'
        ? { value: Math.round(value * 1000) / 1000, unit: '' }
        : { value: Math.round(value), unit: 'millisecond' }
  }
  const each = { reportAllChanges: true } // makes the order of the `visibilitychange` listeners irrelevant
  onCLS(keep, each)
  onFCP(keep, each)
  onINP(keep, each)
  onLCP(keep, each)
  onTTFB(keep, each)
  const hidden = new AbortController()
  const send = () => {
    if (!document.hidden || Object.keys(measurements).length === 0) return
    hidden.abort()
    sendEnvelope('transaction', {
      transaction,
      start_timestamp: performance.timeOrigin / 1000,
      tags: { language: language() },
      contexts: { trace: { trace_id: newId(), span_id: newId().slice(0, 16), op: 'pageload' } },
      measurements,
    })
  }
  document.addEventListener('visibilitychange', send, { signal: hidden.signal })
}
