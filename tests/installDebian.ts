import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages on Debian, as root; elsewhere it does nothing. The caller finds out whether it worked. */
export function installDebian(packages: readonly string[]) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  // An update that fails is no reason to stop: the package lists may exist already.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    try {
      execFileSync('apt-get', args, { stdio: 'inherit' })
    } catch (error) {
      console.log(String(error))
    }
}
