/**
 * `npm run bench`: builds, serves the build compressed with the stand-in backend, and measures it in Chromium with a cold profile on
 * slow 4G and a CPU slowed four times, with two floors: the same page without scripts, and a minimal page. README.md says how. Runs are
 * interleaved; medians are printed, and ratios of neighboring runs with their spread. `--against REV` compares the waits with another commit.
 * BENCH_RUNS sets how many runs (default 7); BENCH_ONLY=load, waits, use, or a place of the waits measures only that part; BENCH_HTTP1=1
 * serves HTTP/1.1. Nothing is asserted: copy the results into the project README.
 */
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { load, type Load } from './loads.ts'
import { launchRaw } from './rawChromium.ts'
import { base, baseBefore, pages, plain, stop, trusted } from './served.ts'
import { line, median, mediansOf } from './statistics.ts'
import { catalog, earlyPress, firstCard, routeChange } from './use.ts'

const only = process.env['BENCH_ONLY']
const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, trusted] })
const raw = await launchRaw(trusted)
const outside = await browser.newContext({ ignoreHTTPSErrors: true })

/** The median of the ratios to neighboring runs of another page or build, and the smallest and the largest. */
function ratio(own: readonly Record<string, number>[], other: readonly Record<string, number>[], name: string) {
  const ratios = own.map((run, turn) => run[name]! / other[turn]![name]!)
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
}

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
    for (const row of rows) loads.get(row)!.push(await load(raw, row.address, row.options))
  const at = (address: string) => loads.get(rows.find((row) => row.address === address && !row.options)!)!
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

const ofLoad = ({ FCP, LCP, TBT }: Awaited<ReturnType<typeof load>>) => ({
  'first paint': FCP,
  'largest paint': LCP,
  'blocking time': TBT,
})

/**
 * The waits after the first paint that people feel, and the first and the second load of home; with `--against`, each run next to a run of the
 * other build.
 */
async function printWaits() {
  const builds = await Promise.all(
    [base, ...(baseBefore === null ? [] : [baseBefore])].map(async (origin) => ({
      origin,
      token: await logIn(origin),
    })),
  )
  const waits: Record<string, (build: (typeof builds)[number]) => Promise<Record<string, number>>> = {
    home: async ({ origin }) => ({
      'press at the first paint, to the booking': await earlyPress(browser, 0, origin),
      'press 1 s after the first paint': await earlyPress(browser, 1000, origin),
      'press 2 s after the first paint': await earlyPress(browser, 2000, origin),
    }),
    catalog: async ({ origin }) => ({ 'first card': await firstCard(browser, '/lessons', undefined, origin) }),
    dashboard: async ({ origin, token }) => ({ 'first card': await firstCard(browser, '/dashboard', token, origin) }),
    route: ({ origin }) => routeChange(browser, origin),
    visit: async ({ origin }) => ofLoad(await load(raw, '/', { origin })),
    again: async ({ origin }) => ofLoad(await load(raw, '/', { origin, again: true })),
  }
  console.log(`\n${line(['wait, ms', 'this build', 'the other', 'ratio of neighboring runs'])}`)
  console.log(line(['---', '---', '---', '---']))
  for (const [place, measure] of Object.entries(waits)) {
    if (only !== undefined && only !== 'waits' && only !== place) continue
    const [ours, before]: [Record<string, number>[], Record<string, number>[]] = [[], []]
    for (let turn = 0; turn < runs; turn += 1) {
      ours.push(await measure(builds[0]!))
      if (builds[1]) before.push(await measure(builds[1]))
    }
    for (const name of Object.keys(ours[0] ?? {})) {
      const of = (list: Record<string, number>[]) => Math.round(median(list.map((run) => run[name]!)))
      const other = before.length > 0 ? [of(before), ratio(ours, before, name)] : ['', '']
      console.log(line([`${place}: ${name}`, of(ours), ...other]))
    }
  }
}

/** The dashboard next to a bare page, and a list of 10,000. */
async function printUse() {
  const token = await logIn()
  const cards = []
  for (let turn = 0; turn < runs; turn += 1) {
    cards.push({ ours: await firstCard(browser, '/dashboard', token), bare: await firstCard(browser, '/bare', token) })
  }
  const card = mediansOf(cards)
  console.log(
    `\ndashboard, first card: ${Math.round(card.ours)} ms; a bare React page with the same requests ${Math.round(card.bare)} ms`,
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
  await raw.close()
  await stop()
}
process.exit(0)
