import type { Browser, CDPSession } from '@playwright/test'
import { base } from './served.ts'
import { fresh } from './phone.ts'

/** Bytes transferred by type, and the arrival time of each file, in ms since the start. */
function traffic(cdp: CDPSession) {
  const files = new Map<string, { type: string; at: number; bytes: number }>()
  let start = 0
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => (start ||= timestamp))
  cdp.on('Network.responseReceived', ({ requestId, type }) => files.set(requestId, { type, at: 0, bytes: 0 }))
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { at: (timestamp - start) * 1000, bytes: encodedDataLength })
  })
  return (type: string, before = Number.POSITIVE_INFINITY) =>
    [...files.values()]
      .filter((file) => file.type === type && file.at <= before)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

export type Load = {
  language?: string
  /** Loads the page a second time, with a warm cache. */
  again?: boolean
  /** Of the build; by default this one. */
  origin?: string
}

/** Loads a page once; times in ms, sizes in kB transferred. */
export async function load(browser: Browser, address: string, { language, again = false, origin = base }: Load = {}) {
  const { page, cdp, close } = await fresh(browser, language === undefined ? {} : { language })
  if (again) {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await page.goto('about:blank')
  }
  const bytes = traffic(cdp)
  const { metrics: before } = await cdp.send('Performance.getMetrics')
  await page.goto(origin + address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; tasks: [number, number][] } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  const { metrics } = await cdp.send('Performance.getMetrics')
  const busy = (list: typeof metrics) => list.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const result = {
    FCP: seen.fcp,
    LCP: seen.lcp,
    // The part of each task beyond 50 ms, counting only time after the first paint.
    TBT: seen.tasks.reduce(
      (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, seen.fcp) - 50),
      0,
    ),
    CLS: seen.cls,
    main: (busy(metrics) - busy(before)) * 1000,
    html: bytes('Document'),
    font: bytes('Font'),
    images: bytes('Image'),
    'js<FCP': bytes('Script', seen.fcp),
    js: bytes('Script'),
  }
  await close()
  return result
}
