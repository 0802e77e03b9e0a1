import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What one test file walked, for the line at the end of the run. */
export function noteWalked(walked: { table: number; random: number }) {
  const folder = process.env['NIHOL_WALKED']
  if (folder !== undefined && walked.table + walked.random > 0) writeFileSync(path.join(folder, `${process.pid}-${Math.random()}.json`), JSON.stringify(walked))
}

/** Around a whole run of Vitest: adds up what its files have walked. The folder is the run's own. */
export default function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nihol-walked-'))
  process.env['NIHOL_WALKED'] = folder
  return () => {
    const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { table: number; random: number })
    const sum = (kind: 'table' | 'random') => all.reduce((total, one) => total + one[kind], 0)
    if (all.length > 0) console.log(`\nhostile values walked: ${sum('table')} (table) + ${sum('random')} (random)`)
    rmSync(folder, { recursive: true, force: true })
  }
}
