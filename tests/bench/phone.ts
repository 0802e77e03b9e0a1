import type { Browser } from '@playwright/test'

export const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Paints, shifts, long tasks, and keys of a page, in ms; `window.seen`. */
export type Seen = { lcp: number; cls: number; tasks: [number, number][]; keys: number[] }

/** Runs in the page, before its scripts. */
export function watchPage() {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [], keys: [] }
  Object.assign(window, { seen })
  const watch = (type: string, use: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
  watch('event', (entry) => entry.name === 'keydown' && seen.keys.push(entry.duration), { durationThreshold: 16 })
}

/** A page of a fresh profile, slowed down. */
export async function fresh(
  browser: Browser,
  { network = true, token }: { network?: boolean; token?: string | undefined } = {},
) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  if (token) await page.addInitScript((value) => localStorage.setItem('access_token', value), token)
  await page.addInitScript(watchPage)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, cdp, close: () => context.close() }
}
