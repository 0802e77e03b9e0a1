/**
 * `npm run bench`: builds, serves the build compressed with the stand-in backend, and measures it in Chromium with a cold profile on
 * slow 4G and a CPU slowed four times, with two floors: the same page without scripts, and a minimal page. README.md says how. Runs are
 * interleaved; medians are printed, and ratios of neighboring runs with their spread. `--against REV` compares the waits with another commit.
 * BENCH_RUNS sets how many runs (default 7); BENCH_ONLY=load, waits, use, or the first word of a wait measures only that part; BENCH_HTTP1=1
 * serves HTTP/1.1. Nothing is asserted: copy the results into the project README.
 */
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { load, type Load } from './loads.ts'
import { base, baseBefore, pages, plain, stop } from './served.ts'
import { line, median, mediansOf } from './statistics.ts'
import { catalog, earlyPress, firstCard, routeChange } from './use.ts'

const only = process.env['BENCH_ONLY']
const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const browser = await chromium.launch(launchOptions)
const outside = await browser.newContext({ ignoreHTTPSErrors: true })

/** First paints of all pages, next to their floors. */
async function printLoads() {
  type Row = { name: string; address: string; options?: Load; floor?: string }
  const rows: Row[] = pages.flatMap((page): Row[] => [
    { name: page, address: page, floor: plain(page) },
    { name: `${page}, static`, address: plain(page) },
    { name: `${page}, in Uzbek`, address: page === '/' ? '/uz' : `/uz${page}`, floor: plain(page) },
    { name: `${page}, again`, address: page, options: { again: true } },
  ])
  rows.push(
    { name: 'minimal', address: '/static/minimal' },
    { name: '/ with Uzbek saved', address: '/', options: { language: 'uz' } },
  )
  const loads = new Map<Row, Awaited<ReturnType<typeof load>>[]>(rows.map((row) => [row, []]))
  for (let turn = 0; turn < runs; turn += 1)
    for (const row of rows) loads.get(row)!.push(await load(browser, row.address, row.options))
  const at = (address: string) => loads.get(rows.find((row) => row.address === address && !row.options)!)!
  /** The median of the ratios to the neighboring runs of another page, and the smallest and the largest. */
  const ratio = (own: readonly Record<string, number>[], floor: readonly Record<string, number>[], name: string) => {
    const ratios = own.map((run, turn) => run[name]! / floor[turn]![name]!)
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  }
  const names = ['FCP', 'LCP', 'TBT', 'CLS', 'main', 'html', 'font', 'images', 'js<FCP', 'js'] as const
  const heads = [
    'page (ms, kB transferred)',
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
}

/** The session token of a student of the stand-in. */
async function logIn(origin = base) {
  const login = await outside.request.post(`${origin}/api/user/login`, {
    data: { email: 'aziza@nihol.test', password: 'nihol-demo-1', password_confirmation: 'nihol-demo-1' },
  })
  return ((await login.json()) as { access_token: string }).access_token
}

/** The waits after the first paint that people feel; with `--against`, each run next to a run of the other build. */
async function printWaits() {
  const builds = await Promise.all(
    [base, ...(baseBefore === null ? [] : [baseBefore])].map(async (origin) => ({
      origin,
      token: await logIn(origin),
    })),
  )
  const waits = {
    'home: press at the first paint, to the booking': ({ origin }) => earlyPress(browser, 0, origin),
    'home: press 1 s after the first paint': ({ origin }) => earlyPress(browser, 1000, origin),
    'home: press 2 s after the first paint': ({ origin }) => earlyPress(browser, 2000, origin),
    'catalog: first card': ({ origin }) => firstCard(browser, '/lessons', undefined, origin),
    'dashboard: first card': ({ origin, token }) => firstCard(browser, '/dashboard', token, origin),
  } satisfies Record<string, (build: (typeof builds)[number]) => Promise<number>>
  console.log(`\n${line(['wait, ms', 'this build', 'the other', 'ratio of neighboring runs'])}`)
  console.log(line(['---', '---', '---', '---']))
  for (const [name, measure] of Object.entries(waits)) {
    if (only !== undefined && only !== 'waits' && !name.startsWith(only)) continue
    const [ours, before]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < runs; turn += 1) {
      ours.push(await measure(builds[0]!))
      if (builds[1]) before.push(await measure(builds[1]))
    }
    const ratios = before.map((other, turn) => ours[turn]! / other)
    const spread = (values: number[]) =>
      values.length === 0
        ? ''
        : `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`
    console.log(
      line([name, Math.round(median(ours)), before.length > 0 ? Math.round(median(before)) : '', spread(ratios)]),
    )
  }
}

/** Route changes, the dashboard next to a bare page, and a list of 10,000. */
async function printUse() {
  const token = await logIn()
  const changes = []
  const cards = []
  for (let turn = 0; turn < runs; turn += 1) {
    changes.push(await routeChange(browser))
    cards.push({ ours: await firstCard(browser, '/dashboard', token), bare: await firstCard(browser, '/bare', token) })
  }
  const change = mediansOf(changes)
  const card = mediansOf(cards)
  console.log(
    `\nroute change, click to paint: first visit ${Math.round(change.first)} ms, second ${Math.round(change.second)} ms; the same elements put there by hand ${Math.round(change.byHand)} ms`,
  )
  console.log(
    `dashboard, first card: ${Math.round(card.ours)} ms; a bare React page with the same requests ${Math.round(card.bare)} ms`,
  )
  await outside.request.post(`${base}/__stand-in/listings`, { data: { count: 10_000 } })
  const lists = []
  for (let turn = 0; turn < runs; turn += 1) lists.push(await catalog(browser))
  const list = mediansOf(lists)
  console.log(
    `10,000 listings (4 × slower CPU, fast line): first row ${Math.round(list.first)} ms after opening the page and ${Math.round(list.afterAnswers)} ms after the last answer, ${Math.round(list.pressed)} ms after a press on a link to it, ${Math.round(list.again)} ms when the lists have been read before, ${list.nodes} nodes, key to paint ${Math.round(list.key)} ms (worst ${Math.round(list.worstKey)})`,
  )
}

try {
  if (only === undefined || only === 'load') await printLoads()
  if (only !== 'load' && only !== 'use') await printWaits()
  if (only === undefined || only === 'use') await printUse()
  console.log(`\n${runs} runs, medians, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}`)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)
