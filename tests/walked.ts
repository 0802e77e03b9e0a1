import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The number of hostile values checked, listed and random, and of cells of the fault table. */
type Walked = { table: number; random: number; cells: number }

/** Reports the counts of one test file for the summary of the run. */
export function noteWalked(walked: Partial<Walked>) {
  const folder = process.env['NIHOL_WALKED']
  if (folder !== undefined && Object.values(walked).some((count) => count > 0))
    writeFileSync(path.join(folder, `${process.pid}-${Math.random()}.json`), JSON.stringify(walked))
}

/** Vitest's global setup: adds up the counts of all test files in a temporary folder. */
export default function setup() {
  // Vitest runs this once for each project.
  if (process.env['NIHOL_WALKED'] !== undefined) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'nihol-walked-'))
  process.env['NIHOL_WALKED'] = folder
  return () => {
    const all = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Partial<Walked>,
    )
    const sum = (kind: keyof Walked) => all.reduce((total, one) => total + (one[kind] ?? 0), 0)
    if (sum('cells') > 0) console.log(`\n» fault cells walked: ${sum('cells')} × 2 languages`)
    if (sum('table') > 0) console.log(`\n» hostile values walked: ${sum('table')} (table) + ${sum('random')} (random)`)
    rmSync(folder, { recursive: true, force: true })
  }
}
