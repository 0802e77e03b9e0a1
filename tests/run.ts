/**
 * `npm test` (the gate), `npm run test:matrix`, and `npm run test:full` (both with the largest sizes, and the tools); tests/README.md lists what
 * each contains. `node tests/run.ts total` adds up the gate and the matrix, for .ci/run.
 * The last line is `N passed, N failed`; a tool such as the linter counts as one test. Later steps run even when an earlier one fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './freePort.ts'
import { type Counted, readBrowserReport, readCounted, readUnitReport, saidIn, type Timed } from './reports.ts'

const titles = {
  gate: 'The gate: types, lint, format, and every behavior once.',
  matrix: 'The matrix: all states, faults, languages, and widths, in Chromium.',
  full: 'The full run: gate and matrix in their largest sizes, and the tools.',
  total: 'The gate and the matrix:',
}
const [command = '', ...more] = process.argv.slice(2)
if (!Object.hasOwn(titles, command) || more.length > 0) {
  console.error(
    `This command takes no more words: ${[command, ...more].join(' ')}
Some of the tests: npx vitest run <file> -t <title>, or npm run e2e -- <file> -g <title>. See tests/README.md.`,
  )
  process.exit(2)
}
const kind = command as keyof typeof titles
console.log(titles[kind])

const cache = path.resolve('node_modules/.cache/nihol-reports')
const totalOf = (part: string) => path.join(cache, `${part}.json`)
let passed = 0
let failed = 0

/** Prints the closing line and ends. */
function close(): never {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

if (kind === 'total') {
  for (const part of ['gate', 'matrix']) {
    let total = { passed: 0, failed: 1 } // a part that crashed
    try {
      total = readCounted(totalOf(part))
    } catch {}
    passed += total.passed
    failed += total.failed
  }
  close()
}

const reports = path.join(cache, kind)
rmSync(reports, { recursive: true, force: true })
rmSync(totalOf(kind), { force: true })
mkdirSync(reports, { recursive: true })

Object.assign(process.env, {
  // Some two hundred workers load the same libraries; compiled once, they take a tenth less time.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/nihol-compiled'),
  ...(kind === 'full' ? { NIHOL_FULL: '1' } : { NIHOL_PART: kind }),
})
const failures: string[] = []
const files: Timed[] = []

/** Runs a command; whether it succeeded, what it printed, and the seconds that it took. */
async function run(args: string[], more: Record<string, string> = {}) {
  const started = performance.now()
  const child = spawn('npx', ['--no-install', ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...more },
    shell: process.platform === 'win32',
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  const said = Buffer.concat(parts).toString()
  return { ok: status === 0, said, seconds: Math.round((performance.now() - started) / 1000) }
}

/** A line for a part, after the notes that its tests printed. */
function tell(title: string, { seconds, said }: { seconds: number; said: string }, counted: Counted) {
  const notes = [...said.matchAll(/^» (.*)$/gm)].map(([, note]) => note!)
  for (const note of [...notes, ...(counted.notes ?? [])]) console.log(`    ${note}`)
  const failing = counted.failed === 0 ? '' : `, ${counted.failed} FAILED`
  console.log(`  ${title}: ${counted.passed} passed${failing}, ${seconds} s`)
  passed += counted.passed
  failed += counted.failed
  failures.push(...counted.failures)
  files.push(...(counted.files ?? []))
}

/** A tool that counts as one test; without a failure its output is not printed. */
async function check(title: string, args: string[]) {
  const result = await run(args)
  const failures = result.ok ? [] : [`${title}: npx ${args.join(' ')}\n${saidIn(result.said, 60)}`]
  tell(title, result, { passed: Number(result.ok), failed: Number(!result.ok), failures })
  return result.ok
}

/** A test runner with a report. A missing report, or a failed run without a failed test, counts as a failure. */
async function suite(
  title: string,
  args: string[],
  { file, read, more }: { file: string; read: (file: string) => Counted; more?: Record<string, string> },
) {
  const result = await run(args, more)
  writeFileSync(path.join(reports, file.replace('json', 'log')), result.said)
  let counted: Counted = { passed: 0, failed: 0, failures: [] }
  try {
    counted = read(path.join(file === 'engines.json' ? cache : reports, file))
  } catch {}
  if (!result.ok && counted.failed === 0)
    counted = { ...counted, failed: 1, failures: [`${title} ended with an error\n${saidIn(result.said, 60)}`] }
  tell(title, result, counted)
}

// At once: a browser to install comes over the network.
const [hasBrowser] = await Promise.all([
  check('browser', ['node', 'tests/browser.ts']),
  ...(kind === 'matrix'
    ? []
    : [
        check('types and lint', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']),
        check('format', ['oxfmt', '--check']),
      ]),
])

const vitest = path.join(reports, 'vitest.json')
await suite(
  kind === 'matrix' ? 'faults, and rules over many screens' : 'unit, screen, and house tests',
  ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${vitest}`],
  { file: 'vitest.json', read: readUnitReport },
)

if (hasBrowser)
  await suite('browser tests', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    file: 'playwright.json',
    read: readBrowserReport,
    more: { PORT: String(await freePort(4380)), NIHOL_REPORT: path.join(reports, 'playwright.json') },
  })

if (kind === 'full') {
  await suite('other browser engines', ['node', 'tests/engines/run.ts'], { file: 'engines.json', read: readCounted })
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const tool of ['unused', 'hosting', 'mutants'])
    if (scripts[tool] !== undefined) await check(tool, scripts[tool].split(' '))
}

const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log(`\nslowest files, in seconds of tests:`)
for (const { file, seconds } of slowest) console.log(`${String(Math.round(seconds)).padStart(6)}  ${file}`)

for (const failure of failures) console.log(`\nFAILED  ${failure}`)
writeFileSync(totalOf(kind), JSON.stringify({ passed, failed, failures: [] } satisfies Counted))
close()
