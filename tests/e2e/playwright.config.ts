import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../chromium.ts'

const port = process.env['PORT'] ?? '4380'
const baseURL = `http://localhost:${port}`
// The list is read by people; the JSON report by tests/run.ts, which names its file.
const report = process.env['NIHOL_REPORT']

export default defineConfig({
  testDir: '.',
  outputDir: `../../node_modules/.cache/nihol-e2e-results-${port}`,
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./states/summary.ts'], ['./requestCount.ts'], ...(report === undefined ? [] : ([['json', { outputFile: report }]] as const))],
  use: { baseURL, trace: 'off', launchOptions, timezoneId: 'America/New_York', locale: 'en-US' },
  projects: [
    { name: 'desktop', testIgnore: /menu\.spec/, use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } } },
    // What is written at build time is the same for every screen; the walk over the states and the clumsy visitor bring their own widths.
    { name: 'phone', testIgnore: [/(prerendered|build|policy|clumsy|[fF]aults)\.spec/, /states\//, /keyboard\//], use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  ],
  webServer: {
    command: 'node tests/serve.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: baseURL,
    timeout: 180_000,
    // While writing tests: a server that was started by hand, in the same way, need not be built for each run.
    reuseExistingServer: process.env['NIHOL_REUSE'] !== undefined,
    // A database of its own, the record of requests, and listings that are hostile or broken.
    env: { PORT: port, NIHOL_TEST: '1', NIHOL_DATA: ':memory:', NIHOL_OUT: `node_modules/.cache/nihol-e2e-dist-${port}` },
  },
})
