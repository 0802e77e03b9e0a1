/**
 * `npm test`, the gate: types, lint, format, unit, screen, and house tests, then the built app in a browser. Every behavior is proven once.
 * `npm run test:full` (--full) runs all rows of the tables (NIHOL_FULL=1) and adds the other browser engines.
 * The last line is `N passed, N failed`; types, lint and format count as one each. Later steps run even when an earlier one fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './freePort.ts'
import { type Counted, readBrowserReport, readCounted, readUnitReport, type Timed } from './reports.ts'

const reports = path.resolve('node_modules/.cache/nihol-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const withEngines = process.argv.includes('--full')
const env = {
  ...process.env,
  // Some two hundred workers load the same libraries; compiled once, they take a tenth less time.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/nihol-compiled'),
  ...(withEngines && { NIHOL_FULL: '1' }),
}

let passed = 0
let failed = 0
const failures: string[] = []
const files: Timed[] = []

type Options = { more?: Record<string, string>; quiet?: boolean }

/** Runs a command; whether it succeeded. A quiet one prints what it has to say when it ends, so that several can run at once. */
async function run(title: string, args: string[], { more = {}, quiet = false }: Options = {}) {
  if (!quiet) console.log(`\n── ${title}`)
  const started = performance.now()
  const child = spawn('npx', ['--no-install', ...args], {
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  if (quiet) process.stdout.write(`\n── ${title}\n${Buffer.concat(said).toString()}`)
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

/** A step that counts as one test. */
async function check(title: string, args: string[]) {
  const ok = await run(title, args, { quiet: true })
  if (ok) passed += 1
  else {
    failed += 1
    failures.push(title)
  }
  return ok
}

/** Adds the result of a test runner. A missing report, or a failed run without a failed test, counts as a failure. */
function add(file: string, ok: boolean, read: (file: string) => Counted) {
  let result: Counted = { passed: 0, failed: 1, failures: [`no report in ${file}`] }
  try {
    result = read(path.join(reports, file))
  } catch {}
  failures.push(...result.failures)
  files.push(...(result.files ?? []))
  passed += result.passed
  failed += !ok && result.failed === 0 ? 1 : result.failed
}

// At once: types and format use one core, and a browser to install comes over the network.
const [hasBrowser] = await Promise.all([
  check('browser', ['node', 'tests/browser.ts']),
  check('types', ['tsc', '-b']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['oxfmt', '--check']),
])

const unit = await run('unit, screen and house tests', [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${path.join(reports, 'vitest.json')}`,
])
add('vitest.json', unit, readUnitReport)

if (hasBrowser) {
  const browser = await run('browser tests', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    more: { PORT: String(await freePort(4380)), NIHOL_REPORT: path.join(reports, 'playwright.json') },
  })
  add('playwright.json', browser, readBrowserReport)
}

if (withEngines) add('engines.json', await run('other browser engines', ['node', 'tests/engines/run.ts']), readCounted)

const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log(`\nslowest files, in seconds of tests:`)
for (const { file, seconds } of slowest) console.log(`${String(Math.round(seconds)).padStart(6)}  ${file}`)

// Repeated at the end, because the beginning of a long log is often cut off.
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
