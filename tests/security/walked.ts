import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/nihol-walked')

/** What one test file walked, for the line at the end of the run. */
export function noteWalked(walked: { table: number; random: number }) {
  if (walked.table + walked.random === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${process.pid}-${Math.random()}.json`), JSON.stringify(walked))
}

/** Around a whole run of Vitest: adds up what its files have walked. */
export default function setup() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return () => {
    const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { table: number; random: number })
    const sum = (kind: 'table' | 'random') => all.reduce((total, one) => total + one[kind], 0)
    if (all.length > 0) console.log(`\nhostile values walked: ${sum('table')} (table) + ${sum('random')} (random)`)
  }
}
