/**
 * `npm test`: types, lint, unit, screen and house tests, then the built app in a real browser. Ends with one line
 * `N passed, N failed`; types and lint count as one each. A step that fails does not keep the later ones from being run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './freePort.ts'

const reports = 'node_modules/.cache/nihol-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

const run = (title: string, args: string[], env: Record<string, string> = {}) => {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

const count = (ok: boolean) => (ok ? (passed += 1) : (failed += 1))

/** Adds what a test runner wrote into its JSON report; no report, or a run that failed without a failed test, is a failure too. */
function countReport(file: string, ok: boolean, read: (report: never) => { passed: number; failed: number }) {
  let result = { passed: 0, failed: 1 }
  try {
    result = read(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')) as never)
  } catch {
    console.log(`no report in ${file}`)
  }
  passed += result.passed
  failed += !ok && result.failed === 0 ? 1 : result.failed
}

count(run('types', ['tsc', '-b']))
count(run('lint', ['oxlint', '--type-aware', '--deny-warnings']))

const unit = run('unit, screen and house tests', ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${reports}/vitest.json`])
countReport('vitest.json', unit, (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? report.numFailedTestSuites : report.numFailedTests,
}))

if (run('browser', ['node', 'tests/browser.ts'])) {
  const port = await freePort(4380)
  const browser = run('journeys in a real browser', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    PORT: String(port),
    // Absolute: Playwright reads a relative one from the folder of its config.
    NIHOL_REPORT: path.resolve(reports, 'playwright.json'),
  })
  countReport('playwright.json', browser, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
} else failed += 1

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
