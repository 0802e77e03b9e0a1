import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium of every browser test: CHROMIUM_PATH when it is set; else the build that Playwright downloaded
 * (`npx playwright install chromium`); else one of the system (Debian: `apt-get install chromium`). Null when there is none.
 */
export const findChromium = (): string | null =>
  process.env['CHROMIUM_PATH'] ?? [chromium.executablePath(), ...system].find((file) => existsSync(file)) ?? null

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
