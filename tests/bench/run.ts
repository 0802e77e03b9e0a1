/**
 * `npm run bench`: builds, serves the build compressed with the stand-in backend, and measures it in Chromium with a cold profile on
 * slow 4G and a CPU slowed four times, beside two floors: the same page without scripts, and a minimal page. README.md says how. Runs are
 * interleaved; medians are printed, and ratios of neighbouring runs with their spread. BENCH_RUNS sets how many (default 7); BENCH_ONLY=load
 * leaves out what comes after the loads, BENCH_ONLY=use the loads. Nothing is asserted: figures belong into the README of the project.
 */
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { load, type Load } from './loads.ts'
import { base, pages, plain, server } from './served.ts'
import { line, median, mediansOf } from './statistics.ts'
import { catalogue, earlyPress, firstCard, routeChange } from './use.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const browser = await chromium.launch(launchOptions)

/** First paints of all pages, beside their floors. */
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
}

/** Route changes, the early press, the dashboard, and a list of 10,000. */
async function printUse() {
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
  console.log(
    `\nroute change, click to paint: first visit ${Math.round(change.first)} ms, second ${Math.round(change.second)} ms; the same elements put there by hand ${Math.round(change.byHand)} ms`,
  )
  console.log(`a press on the first button at the first paint, to its dialog: ${Math.round(median(presses))} ms`)
  console.log(
    `dashboard, first card: ${Math.round(card.ours)} ms; a bare React page with the same requests ${Math.round(card.bare)} ms`,
  )
  await fetch(`${base}/__stand-in/listings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: 10_000 }),
  })
  const lists = []
  for (let turn = 0; turn < runs; turn += 1) lists.push(await catalogue(browser))
  const list = mediansOf(lists)
  console.log(
    `10,000 listings (4 × slower CPU, fast line): first row ${Math.round(list.first)} ms after opening the page and ${Math.round(list.afterAnswers)} ms after the last answer, ${Math.round(list.pressed)} ms after a press on a link to it, ${Math.round(list.again)} ms when the lists have been read before, ${list.nodes} nodes, key to paint ${Math.round(list.key)} ms (worst ${Math.round(list.worstKey)})`,
  )
}

try {
  if (process.env['BENCH_ONLY'] !== 'use') await printLoads()
  if (process.env['BENCH_ONLY'] !== 'load') await printUse()
  console.log(`\n${runs} runs, medians, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}`)
} finally {
  await browser.close()
  await server.close()
}
process.exit(0)
