import { language, newId, routePattern, sendEnvelope } from './sendEnvelope.ts'

/** How the page that was opened felt, sent when it is first hidden: phones tell a page nothing later. */
export function measure() {
  const found = { lcp: 0, cls: 0, inp: 0 }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    if (PerformanceObserver.supportedEntryTypes?.includes(type))
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  const transaction = routePattern()
  observe('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) found.cls += value
  })
  observe('event', ({ duration }) => (found.inp = Math.max(found.inp, duration)))
  const hidden = new AbortController()
  const send = () => {
    if (!document.hidden) return
    hidden.abort()
    sendEnvelope('transaction', {
      transaction,
      start_timestamp: performance.timeOrigin / 1000,
      tags: { language: language() },
      contexts: { trace: { trace_id: newId(), span_id: newId().slice(0, 16), op: 'pageload' } },
      measurements: {
        lcp: { value: Math.round(found.lcp), unit: 'millisecond' },
        inp: { value: Math.round(found.inp), unit: 'millisecond' },
        cls: { value: Math.round(found.cls * 1000) / 1000, unit: '' },
      },
    })
  }
  document.addEventListener('visibilitychange', send, { signal: hidden.signal })
}
