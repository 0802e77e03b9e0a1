/** Installs the other engines from Debian packages. On other systems, run.ts skips any that are missing. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasFirefox } from './firefox.ts'
import { hasWebKit } from './webkit.ts'

const missing = [...(hasFirefox() ? [] : ['firefox-esr']), ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])]
const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' })
const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

if (missing.length > 0 && debianRoot) {
  console.log(`Installing ${missing.join(', ')} with apt-get.`)
  try {
    run('update')
  } catch {
    console.log('The lists of packages cannot be renewed: trying those that are there.')
  }
  for (const name of missing) {
    try {
      run('install', '-y', '--no-install-recommends', name)
    } catch {
      console.log(`${name} cannot be installed.`)
    }
  }
}
