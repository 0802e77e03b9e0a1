import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// Full headless Chromium sometimes stops rendering a page (in 5 of about 400 walks); the shell does so less often.
const headlessShell = '/usr/bin/chromium-headless-shell'
const system = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium of every browser test: CHROMIUM_PATH if it is set; otherwise the build that Playwright downloaded
 * (`npx playwright install chromium`); otherwise one of the system (Debian: `apt-get install chromium-headless-shell`). Null without any.
 */
export const findChromium = (): string | null =>
  process.env['CHROMIUM_PATH'] ?? [chromium.executablePath(), ...system].find((file) => existsSync(file)) ?? null

/** Whether a Chromium was chosen with CHROMIUM_PATH, is Playwright's build, or is the shell. */
export const isSteady = (file: string | null): boolean =>
  file !== null &&
  (file === process.env['CHROMIUM_PATH'] || file === chromium.executablePath() || file === headlessShell)

const executablePath = findChromium()

export const launchOptions = {
  ...(executablePath === null ? {} : { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
