import type { Browser } from '@playwright/test'

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A page of a fresh profile, slowed down. */
export async function fresh(
  browser: Browser,
  { network = true, token, language }: { network?: boolean; token?: string | undefined; language?: string } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  if (token) await page.addInitScript((value) => localStorage.setItem('access_token', value), token)
  if (language) await page.addInitScript((value) => localStorage.setItem('language', value), language)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as [number, number][], keys: [] as number[] }
    Object.assign(window, { seen })
    const watch = (type: string, use: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...more })
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
    watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
    watch('event', (entry) => entry.name === 'keydown' && seen.keys.push(entry.duration), { durationThreshold: 16 })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, cdp, close: () => context.close() }
}
