/**
 * `npm test`: types, lint, unit, screen and house tests, then the built app in a real browser. Ends with one line
 * `N passed, N failed`; types and lint count as one each. A step that fails does not keep the later ones from being run.
 * `npm run test:full` (--full): the journeys in Firefox and WebKitGTK, too.
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
const failures: string[] = []

const run = (title: string, args: string[], env: Record<string, string> = {}) => {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

const count = (title: string, ok: boolean) => {
  if (ok) passed += 1
  else {
    failed += 1
    failures.push(title)
  }
}

type Counted = { passed: number; failed: number; failures: string[] }

/** Adds what a test runner wrote into its JSON report; no report, or a run that failed without a failed test, is a failure too. */
function countReport(file: string, ok: boolean, read: (report: never) => Counted) {
  let result = { passed: 0, failed: 1, failures: [`no report in ${file}`] }
  try {
    result = read(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')) as never)
  } catch {}
  failures.push(...result.failures)
  passed += result.passed
  failed += !ok && result.failed === 0 ? 1 : result.failed
}

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}
type Suite = { suites?: Suite[]; specs: { title: string; file: string; line: number; ok: boolean }[] }
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

const failingSpecs = (suites: Suite[]): string[] =>
  suites.flatMap((suite) => [...suite.specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line}: ${title}`), ...failingSpecs(suite.suites ?? [])])

count('types', run('types', ['tsc', '-b']))
count('lint', run('lint', ['oxlint', '--type-aware', '--deny-warnings']))

const unit = run('unit, screen and house tests', ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${reports}/vitest.json`])
countReport('vitest.json', unit, (report: UnitReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? report.numFailedTestSuites : report.numFailedTests,
  failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failing = assertionResults.filter((test) => test.status === 'failed').map((test) => `${path.relative('.', name)}: ${test.fullName}\n    ${test.failureMessages.join('\n').split('\n')[0]}`)
    return status === 'failed' && failing.length === 0 ? [`${path.relative('.', name)}: ${message}`] : failing
  }),
}))

if (run('browser', ['node', 'tests/browser.ts'])) {
  const port = await freePort(4380)
  const browser = run('journeys in a real browser', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    PORT: String(port),
    // Absolute: Playwright reads a relative one from the folder of its config.
    NIHOL_REPORT: path.resolve(reports, 'playwright.json'),
  })
  countReport('playwright.json', browser, ({ stats, suites }: BrowserReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: failingSpecs(suites),
  }))
} else count('browser', false)

if (process.argv.includes('--full')) countReport('engines.json', run('journeys in other engines', ['node', 'tests/engines/run.ts']), (report: Counted) => report)

// Said again at the end: a long log is often cut at its beginning.
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
