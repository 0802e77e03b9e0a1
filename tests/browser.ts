/** Finds a browser for the browser tests; installs one if none is found, and reports it. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, isSteady } from './chromium.ts'

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
const found = findChromium()
const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

// A font as wide as those of phones and other desktops, for when the page's font arrives too late (index.css).
if (debianRoot && !existsSync('/usr/share/fonts/truetype/liberation')) {
  try {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation')
  } catch {
    console.log('fonts-liberation cannot be installed: another font takes its place.')
  }
}

if (debianRoot && !isSteady(found)) {
  console.log('No headless Chromium found: installing it with apt-get.')
  try {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  } catch {
    console.log(
      found ? `It cannot be installed: ${found} takes its place.` : 'It cannot be installed: trying the whole browser.',
    )
    if (found === null) run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  }
} else if (found === null) {
  console.log('No Chromium found: installing one with Playwright.')
  run('npx', 'playwright', 'install', 'chromium')
}
