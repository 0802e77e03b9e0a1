import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiMutants } from './apiMutants.ts'
import { featureMutants } from './featureMutants.ts'
import { libMutants } from './libMutants.ts'
import { siteMutants } from './siteMutants.ts'
import { uiMutants } from './uiMutants.ts'
import { type MutantGroup, weaken } from './weaken.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const allMutants = [...apiMutants, ...featureMutants, ...libMutants, ...siteMutants, ...uiMutants]

/** The mutants of a group that find no code to replace, and its tests that don't exist. */
export function staleIn({ file, tests, mutants }: MutantGroup): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [
    ...mutants.filter(([, find, replace]) => weaken(text, find, replace) === null).map(([name]) => `${file}: ${name}`),
    ...tests.filter((test) => globSync(`${test}*`, { cwd: root }).length === 0),
  ]
}
