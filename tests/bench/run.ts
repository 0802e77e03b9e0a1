/**
 * `npm run bench`: builds, serves the build compressed with the stand-in backend, and measures it in Chromium with a cold profile on
 * slow 4G and a CPU slowed four times, beside two floors: the same page without scripts, and a minimal page. README.md says how. Runs are
 * interleaved; medians are printed, and ratios of neighbouring runs with their spread. BENCH_RUNS sets how many (default 7); BENCH_ONLY=load
 * leaves out what comes after the loads. Nothing is asserted: figures belong into the README of the project.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { compressFiles } from '../../src/build/compressFiles.ts'
import { launchOptions } from '../chromium.ts'
import { freePort } from '../freePort.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const outDir = path.resolve('node_modules/.cache/nihol-bench-dist')
process.env['NIHOL_TEST'] = '1'
process.env['NIHOL_DATA'] = ':memory:'
const port = await freePort(4700)
process.env['NIHOL_SCHEDULER_PORT'] = String(await freePort(port + 1))
const base = `http://localhost:${port}`

await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
await build({
  configFile: false,
  root: path.resolve('tests/bench/bare'),
  base: '/bare/',
  logLevel: 'error',
  build: { outDir: path.join(outDir, 'bare'), emptyOutDir: true },
})
await copyFile(path.join(outDir, 'bare/index.html'), path.join(outDir, 'bare.html'))
// The floors: the same HTML, style and pictures without any script, and a small page of another product (minimal.html).
await mkdir(path.join(outDir, 'static/courses'), { recursive: true })
await copyFile('tests/bench/minimal.html', path.join(outDir, 'static/minimal.html'))
const pages = ['/', '/courses/chess', '/pricing', '/login'] as const
const plain = (page: string) => `/static${page === '/' ? '/home' : page}`
for (const page of pages) {
  const html = await readFile(path.join(outDir, page === '/' ? 'index.html' : `${page}.html`), 'utf8')
  await writeFile(
    path.join(outDir, `${plain(page)}.html`),
    html.replace(/<template id="scripts">.*?<\/template>/s, '').replace(/<script>.*?<\/script>/s, ''),
  )
}
await compressFiles(path.join(outDir, 'static'))
await compressFiles(path.join(outDir, 'bare'))
// It has a style of its own, which our policy would refuse.
const previewFile = path.join(outDir, '.hosting/preview.json')
const { headers, ...rest } = JSON.parse(await readFile(previewFile, 'utf8')) as { headers: Record<string, string> }
delete headers['content-security-policy']
await writeFile(previewFile, JSON.stringify({ headers, ...rest }))
const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port, strictPort: true } })

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A page of a fresh profile, slowed down. */
async function fresh(
  browser: Browser,
  { network = true, token, language }: { network?: boolean; token?: string; language?: string } = {},
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

/** Bytes transferred by type, and the time at which each file had arrived, in ms since the start. */
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

type Load = {
  language?: string
  /** Opens it a second time, with everything that may be kept in the cache. */ again?: boolean
}

async function load(browser: Browser, address: string, { language, again = false }: Load = {}) {
  const { page, cdp, close } = await fresh(browser, language === undefined ? {} : { language })
  if (again) {
    await page.goto(base + address, { waitUntil: 'networkidle' })
    await page.goto('about:blank')
  }
  const bytes = traffic(cdp)
  const { metrics: before } = await cdp.send('Performance.getMetrics')
  await page.goto(base + address, { waitUntil: 'load' })
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
    // Of each task after the first paint, what is beyond 50 ms: a task under way at that moment counts from there.
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

/** From a press on the first button of a page, as soon as it is painted and long before the app is there, to the dialog that it opens. */
async function earlyPress(browser: Browser) {
  const { page, close } = await fresh(browser)
  await page.addInitScript(() => {
    let pressed = 0
    const look = () => {
      const button =
        pressed === 0 && performance.getEntriesByName('first-contentful-paint').length > 0
          ? document.querySelector<HTMLElement>('main button[aria-haspopup=dialog]')
          : null
      if (button) {
        pressed = performance.now()
        button.click()
      }
      if (document.querySelector('dialog[open]'))
        setTimeout(() => console.log(`answered ${performance.now() - pressed}`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const said = page.waitForEvent('console', (message) => message.text().startsWith('answered'))
  await page.goto(`${base}/`, { waitUntil: 'commit' })
  const after = Number((await said).text().slice('answered '.length))
  await close()
  return after
}

/** When something that fits a selector was first painted, in ms since the page was opened. Nothing of the test runs in the page meanwhile. */
async function painted(page: Page, address: string, selector: string) {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => console.log(`painted ${performance.now()}`)))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, selector)
  const said = page.waitForEvent('console', (message) => message.text().startsWith('painted'))
  await page.goto(base + address, { waitUntil: 'commit' })
  return Number((await said).text().slice('painted '.length))
}

/**
 * Presses a link in view, as a finger does, which lies on it for a tenth of a second before, and waits for what fits the selector and was
 * not there before. From the press to the end of the frame in which it is painted, in ms.
 */
const press = (page: Page, href: string, selector: string) =>
  page.evaluate(
    async ([address, wanted]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].findLast(
        (one) => one.getAttribute('href') === address && one.getClientRects().length > 0,
      )!
      const before = document.querySelector(wanted)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 100))
      const pressed = performance.now()
      link.click()
      return new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(wanted)
          // Style, layout and paint of this frame come before the timer.
          if (found && found !== before) setTimeout(() => resolve(performance.now() - pressed))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [href, selector] as const,
  )

/** Opens a page and begins to use it; its links come into view, and are read for two seconds, while what lies behind them loads. */
async function begin({ page, cdp }: { page: Page; cdp: CDPSession }, address: string) {
  await page.goto(base + address)
  await page.waitForLoadState('networkidle')
  // With a finger: for a mouse the browser looks what lies under it after each change.
  await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -100, gestureSourceType: 'touch' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForTimeout(2000)
}

/** Keeps a copy of the elements of the present page for `swap`. */
const keep = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { kept: document.querySelector('main')!.cloneNode(true) }))

/** Puts the kept elements in the place of the present page by hand, without any library: what the browser itself needs for the change. */
const swap = (page: Page) =>
  page.evaluate(async () => {
    const { kept } = window as unknown as { kept: Element }
    await new Promise((resolve) => setTimeout(resolve, 100))
    const pressed = performance.now()
    document.querySelector('main')!.replaceWith(kept)
    scrollTo(0, 0)
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
  })

/** From a press on a link to the paint of the page behind it: the first visit and, after coming back, the second; and the same by hand. */
async function routeChange(browser: Browser) {
  const opened = await fresh(browser)
  const { page, close } = opened
  await begin(opened, '/')
  const first = await press(page, '/pricing', 'main h1')
  await page.waitForTimeout(2000)
  await keep(page)
  await page.goBack()
  await page.waitForTimeout(2000)
  const second = await press(page, '/pricing', 'main h1')
  await page.goBack()
  await page.waitForTimeout(2000)
  const byHand = await swap(page)
  await close()
  return { first, second, byHand }
}

const row = 'main li a[href^="/classdetails"]'

/** The catalogue with 10,000 listings, on a fast connection: first row, nodes, and from key to paint in the search. */
async function catalogue(browser: Browser) {
  const opened = await fresh(browser, { network: false })
  const { page } = opened
  const first = await painted(page, '/lessons', row)
  const answers = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/public'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  )
  await page.waitForTimeout(500)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const search = page.getByRole('searchbox')
  await search.click()
  for (const key of 'chess end') await search.press(key === ' ' ? 'Space' : key, { delay: 30 })
  await page.waitForTimeout(500)
  const keys = await page.evaluate(() => (window as unknown as { seen: { keys: number[] } }).seen.keys)
  await opened.close()
  const inside = await fresh(browser, { network: false })
  await begin(inside, '/subjects')
  const pressed = await press(inside.page, '/lessons', row)
  await inside.page.waitForTimeout(2000)
  await inside.page.goBack()
  await inside.page.waitForTimeout(2000)
  const again = await press(inside.page, '/lessons', row)
  await inside.close()
  return {
    first,
    afterAnswers: first - answers,
    pressed,
    again,
    nodes,
    key: keys.length > 0 ? median(keys) : 16,
    worstKey: Math.max(16, ...keys),
  }
}

/** When the first card of the dashboard is there. */
async function firstCard(browser: Browser, address: string, token: string) {
  const { page, close } = await fresh(browser, { token })
  const at = await painted(page, address, 'a[href^="/classroom/"]')
  await close()
  return at
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
const mediansOf = <T extends Record<string, number>>(results: readonly T[]) =>
  Object.fromEntries(
    Object.keys(results[0]!).map((name) => [name, median(results.map((result) => result[name]!))]),
  ) as T
const line = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? String(Math.round(cell * 10) / 10) : cell)).join(' | ')} |`

const browser = await chromium.launch(launchOptions)
try {
  type Row = { name: string; address: string; options?: Load; floor?: string }
  const rows: Row[] = pages.flatMap((page): Row[] => [
    { name: page, address: page, floor: plain(page) },
    { name: `${page}, static`, address: plain(page) },
    { name: `${page}, in Uzbek`, address: page === '/' ? '/uz' : `/uz${page}`, floor: plain(page) },
    { name: `${page}, again`, address: page, options: { again: true } },
  ])
  rows.push(
    { name: 'minimal', address: '/static/minimal' },
    { name: '/ of who chose Uzbek', address: '/', options: { language: 'uz' } },
  )
  const loads = new Map<Row, Awaited<ReturnType<typeof load>>[]>(rows.map((row) => [row, []]))
  for (let turn = 0; turn < runs; turn += 1)
    for (const row of rows) loads.get(row)!.push(await load(browser, row.address, row.options))
  const at = (address: string) => loads.get(rows.find((row) => row.address === address && !row.options)!)!
  /** The median of the ratios to the neighbouring runs of another page, and the smallest and the largest. */
  const ratio = (own: readonly Record<string, number>[], floor: readonly Record<string, number>[], name: string) => {
    const ratios = own.map((run, turn) => run[name]! / floor[turn]![name]!)
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  }
  const names = ['FCP', 'LCP', 'TBT', 'CLS', 'main', 'html', 'font', 'images', 'js<FCP', 'js'] as const
  const heads = [
    'page (ms, kB on the line)',
    ...names,
    'FCP ÷ minimal',
    'LCP ÷ minimal',
    'FCP ÷ static',
    'LCP ÷ static',
  ]
  console.log(`\n${line(heads)}\n${line(heads.map(() => '---'))}`)
  for (const row of rows) {
    const own = loads.get(row)!
    const medians = mediansOf(own)
    const cells = names.map((name) => (name === 'CLS' ? medians.CLS.toFixed(4) : medians[name]))
    const ratios = (['/static/minimal', row.floor] as const).flatMap((floor) =>
      (['FCP', 'LCP'] as const).map((name) => (floor === undefined ? '' : ratio(own, at(floor), name))),
    )
    console.log(line([row.name, ...cells, ...ratios]))
  }
  if (process.env['BENCH_ONLY'] === 'load') process.exit(0)

  const login = await fetch(`${base}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'aziza@nihol.test',
      password: 'nihol-demo-1',
      password_confirmation: 'nihol-demo-1',
    }),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const changes = []
  const cards = []
  const presses = []
  for (let turn = 0; turn < runs; turn += 1) {
    changes.push(await routeChange(browser))
    presses.push(await earlyPress(browser))
    cards.push({ ours: await firstCard(browser, '/dashboard', token), bare: await firstCard(browser, '/bare', token) })
  }
  const change = mediansOf(changes)
  const card = mediansOf(cards)
  await fetch(`${base}/__stand-in/listings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: 10_000 }),
  })
  const lists = []
  for (let turn = 0; turn < runs; turn += 1) lists.push(await catalogue(browser))
  const list = mediansOf(lists)
  console.log(
    `\nroute change, click to paint: first visit ${Math.round(change.first)} ms, second ${Math.round(change.second)} ms; the same elements put there by hand ${Math.round(change.byHand)} ms`,
  )
  console.log(`a press on the first button at the first paint, to its dialog: ${Math.round(median(presses))} ms`)
  console.log(
    `dashboard, first card: ${Math.round(card.ours)} ms; a bare React page with the same requests ${Math.round(card.bare)} ms`,
  )
  console.log(
    `10,000 listings (4 × slower CPU, fast line): first row ${Math.round(list.first)} ms after opening the page and ${Math.round(list.afterAnswers)} ms after the last answer, ${Math.round(list.pressed)} ms after a press on a link to it, ${Math.round(list.again)} ms when the lists have been read before, ${list.nodes} nodes, key to paint ${Math.round(list.key)} ms (worst ${Math.round(list.worstKey)})`,
  )
  console.log(`\n${runs} runs, medians, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}`)
} finally {
  await browser.close()
  await server.close()
}
process.exit(0)
