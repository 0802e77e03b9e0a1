/** Makes sure that a Chromium is there for the browser tests; installs one where none is found, and says so. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

if (findChromium() === null) {
  const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  console.log(debianRoot ? 'No Chromium found: installing it with apt-get.' : 'No Chromium found: installing one with Playwright.')
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (debianRoot) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  } else run('npx', 'playwright', 'install', 'chromium')
}
