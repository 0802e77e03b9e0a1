import { base } from './served.ts'
import { phone, slow, watchPage, type Seen } from './phone.ts'
import type { launchRaw, RawPage } from './rawChromium.ts'

/** Bytes transferred by type, and the arrival time of each file, in ms since the start. */
function traffic(page: RawPage) {
  const files = new Map<string, { type: string; at: number; bytes: number }>()
  let start = 0
  page.onMessage(({ method, params }) => {
    const { requestId, timestamp, type, encodedDataLength } = params as {
      requestId: string
      timestamp: number
      type: string
      encodedDataLength: number
    }
    if (method === 'Network.requestWillBeSent') start ||= timestamp
    if (method === 'Network.responseReceived') files.set(requestId, { type, at: 0, bytes: 0 })
    const file = files.get(requestId)
    if (method === 'Network.loadingFinished' && file)
      Object.assign(file, { at: (timestamp - start) * 1000, bytes: encodedDataLength })
  })
  return (type: string, before = Number.POSITIVE_INFINITY) =>
    [...files.values()]
      .filter((file) => file.type === type && file.at <= before)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** Opens an address and resolves when it has loaded and nothing was requested for half a second. */
async function openPage(page: RawPage, url: string) {
  const underway = new Set<unknown>()
  let loaded = false
  let timer: NodeJS.Timeout | undefined
  const quiet = new Promise<void>((resolve) => {
    page.onMessage(({ method, params }) => {
      if (method === 'Network.requestWillBeSent') underway.add(params['requestId'])
      else if (/^Network\.loading(Finished|Failed)$/.test(method)) underway.delete(params['requestId'])
      else if (method === 'Page.loadEventFired') loaded = true
      else return
      clearTimeout(timer)
      if (loaded && underway.size === 0) timer = setTimeout(resolve, 500)
    })
  })
  await page.send('Page.navigate', { url })
  await quiet
}

export type Load = {
  language?: string
  /** Loads the page a second time, with a warm cache. */
  again?: boolean
  /** The origin of the build; by default, the current build. */
  origin?: string
}

/** Loads a page once; times in ms, sizes in kB transferred. */
export async function load(
  chromium: Awaited<ReturnType<typeof launchRaw>>,
  address: string,
  { language, again = false, origin = base }: Load = {},
) {
  const page = await chromium.open()
  for (const domain of ['Page', 'Network', 'Performance']) await page.send(`${domain}.enable`)
  await page.send('Network.emulateNetworkConditions', slow)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.send('Emulation.setDeviceMetricsOverride', {
    ...phone.viewport,
    deviceScaleFactor: phone.deviceScaleFactor,
    mobile: true,
  })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const prepare = (source: string) => page.send('Page.addScriptToEvaluateOnNewDocument', { source })
  if (language !== undefined) await prepare(`localStorage.setItem('language', '${language}')`)
  await prepare(`(${String(watchPage)})()`)
  if (again) {
    await openPage(page, origin + address)
    await page.send('Page.navigate', { url: 'about:blank' })
  }
  const bytes = traffic(page)
  const busy = async () => {
    const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await busy()
  await openPage(page, origin + address)
  const { result } = await page.send<{ result: { value: string } }>('Runtime.evaluate', {
    expression:
      "JSON.stringify({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null })",
  })
  const seen = JSON.parse(result.value) as Seen & { fcp: number | null }
  const fcp = seen.fcp ?? Number.NaN
  const figures = {
    FCP: fcp,
    LCP: seen.lcp,
    // The part of each task beyond 50 ms, counting only time after the first paint.
    TBT: seen.tasks.reduce((sum, [start, time]) => sum + Math.max(0, start + time - Math.max(start, fcp) - 50), 0),
    CLS: seen.cls,
    main: (await busy()) - before,
    html: bytes('Document'),
    font: bytes('Font'),
    images: bytes('Image'),
    'js<FCP': bytes('Script', fcp),
    js: bytes('Script'),
  }
  await page.close()
  return figures
}
