/**
 * `npm test`, the gate: types, lint, format, unit, screen and house tests, then the built app in a browser. Every behavior is proven once.
 * With NIHOL_FULL=1 (.ci/run) the tables run all of their rows; `npm run test:full` (--full) adds the other browser engines.
 * The last line is `N passed, N failed`; types, lint and format count as one each. Later steps run even when an earlier one fails.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './freePort.ts'
import { type Counted, readBrowserReport, readCounted, readUnitReport, type Timed } from './reports.ts'

const reports = path.resolve('node_modules/.cache/nihol-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const withEngines = process.argv.includes('--full')
const env = withEngines ? { ...process.env, NIHOL_FULL: '1' } : process.env

let passed = 0
let failed = 0
const failures: string[] = []
const files: Timed[] = []

const run = (title: string, args: string[], more: Record<string, string> = {}) => {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: 'inherit',
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  })
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

/** A step that counts as one test. */
function check(title: string, args: string[]) {
  const ok = run(title, args)
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

check('types', ['tsc', '-b'])
check('lint', ['oxlint', '--type-aware', '--deny-warnings'])
check('format', ['oxfmt', '--check'])

const unit = run('unit, screen and house tests', [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${path.join(reports, 'vitest.json')}`,
])
add('vitest.json', unit, readUnitReport)

if (check('browser', ['node', 'tests/browser.ts'])) {
  const browser = run('browser tests', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    PORT: String(await freePort(4380)),
    NIHOL_REPORT: path.join(reports, 'playwright.json'),
  })
  add('playwright.json', browser, readBrowserReport)
}

if (withEngines) add('engines.json', run('other browser engines', ['node', 'tests/engines/run.ts']), readCounted)

const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log(`\nslowest files, in seconds of tests:`)
for (const { file, seconds } of slowest) console.log(`${String(Math.round(seconds)).padStart(6)}  ${file}`)

// Repeated at the end, because the beginning of a long log is often cut off.
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
