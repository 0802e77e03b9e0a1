import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { isFull, part } from '../full.ts'

const port = process.env['PORT'] ?? '4380'
const baseURL = `http://localhost:${port}`
// The JSON report is for tests/run.ts.
const report = process.env['NIHOL_REPORT']

/** The tests of the matrix: whole files, and tests with the tag. */
const matrix = new RegExp(
  [
    '@matrix',
    'clumsy',
    'errors/',
    'journeys/(beyondBooking|bookingInDoubt|earlyRequests|manyPurchases|offline|pictures|sharedLink|wrongClock)',
    'keyboard/(forms|site|teacher|week)',
    'mistakes/browserHelp',
    'pages/(addressLanguage|beforeHydration|belowFold|covers|detailsEnd|foldedText|oldBrowsers|prerendered|printedWeek|reveal)',
    'policy',
    'states/(calm|translated)',
    'trial/(confirmation|layout)',
  ].join('|'),
)

export default defineConfig({
  ...(part === 'matrix' && { grep: matrix }),
  ...(part === 'gate' && { grepInvert: matrix }),
  testDir: '.',
  outputDir: `../../node_modules/.cache/nihol-e2e-results-${port}`,
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: Math.max(2, Math.min(8, availableParallelism())),
  retries: 1, // only after the browser failed (journey.ts)
  timeout: 60_000,
  expect: { timeout: 15_000 }, // a limit for busy machines, not a wait
  reporter: [
    ...(report === undefined ? ([['list']] as const) : []),
    ['./states/summary.ts'],
    ...(report === undefined ? [] : ([['json', { outputFile: report }]] as const)),
  ],
  use: { baseURL, trace: 'off', launchOptions, timezoneId: 'America/New_York', locale: 'en-US' },
  projects: [
    {
      name: 'desktop',
      testIgnore: isFull
        ? /menu\.spec/
        : /(menu|mainJob|journeys\/offline|belowFold|foldedText|trial\/(layout|confirmation))\.spec/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } },
    },
    // Some tests do not depend on the screen, or set their own sizes. In the gate only those run here that do depend on it.
    {
      name: 'phone',
      ...(isFull
        ? {
            grepInvert: /@wide/,
            testIgnore: [
              /(prerendered|unknownAddress|build|policy|clumsy|wrongClock|beyondBooking|detailsEnd|addressLanguage|reveal|typeface)\.spec/,
              /(states|keyboard|errors)\//,
            ],
          }
        : {
            testMatch:
              /(journeys\/(menu|offline|mainJob)|pages\/(belowFold|foldedText)|trial\/(layout|confirmation))\.spec/,
          }),
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: {
    command: 'node tests/serve.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: baseURL,
    timeout: 180_000,
    // NIHOL_REUSE=1 uses a server that already runs, without building.
    reuseExistingServer: process.env['NIHOL_REUSE'] !== undefined,
    // An empty database with hostile and broken listings, and a record of all requests.
    env: {
      PORT: port,
      NIHOL_TEST: '1',
      NIHOL_DATA: ':memory:',
      NIHOL_OUT: `node_modules/.cache/nihol-e2e-dist-${port}`,
    },
  },
})
