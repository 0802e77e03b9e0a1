/**
 * `npm run mutants`: weakens one protection at a time in a copy of the project and runs the tests of the gate that should fail. Lists the
 * survivors and fails below 95 % killed. `npm run mutants -- paths webLink` covers only files whose path contains one of these words.
 */
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiMutants } from './apiMutants.ts'
import { featureMutants } from './featureMutants.ts'
import { libMutants } from './libMutants.ts'
import { siteMutants } from './siteMutants.ts'
import { uiMutants } from './uiMutants.ts'
import { type MutantGroup, weaken } from './weaken.ts'

const root = path.resolve(import.meta.dirname, '../..')
const wanted = process.argv.slice(2)
const groups = [...apiMutants, ...featureMutants, ...libMutants, ...siteMutants, ...uiMutants].filter(
  ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)

if (groups.length === 0) {
  console.log(`No mutant is in a file whose path contains ${wanted.join(' or ')}.`)
  process.exit(1)
}

const stale = groups.flatMap(({ file, tests, mutants }) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [
    ...mutants.filter(([, find, replace]) => weaken(text, find, replace) === null).map(([name]) => `${file}: ${name}`),
    ...tests.filter((test) => globSync(`${test}*`, { cwd: root }).length === 0),
  ]
})
if (stale.length > 0) {
  console.log(`A mutant without its pattern in the file, or a test that does not exist:\n  ${stale.join('\n  ')}`)
  process.exit(1)
}

const folders: string[] = []
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A copy of the project; node_modules is shared. */
function copy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nihol-mutants-'))
  folders.push(folder)
  for (const name of [
    'src',
    'tests',
    'public',
    'index.html',
    'package.json',
    'tsconfig.json',
    'tailwind.config.ts',
    'vite.config.ts',
  ])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** Whether the tests pass within the limit, in milliseconds. */
const passes = (folder: string, tests: readonly string[], limit = 120_000) =>
  new Promise<boolean>((resolve) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [vitest, 'run', ...tests, '--bail', '1', '--reporter=dot'], {
      cwd: folder,
      env: { ...process.env, NIHOL_FULL: '' }, // the gate alone has to kill them
      stdio: 'ignore',
      timeout: limit,
    })
    child.on('close', (code) => resolve(code === 0))
  })

type Job = { group: MutantGroup; name: string; find: string; replace: string }
const jobs: Job[] = groups.flatMap((group) =>
  group.mutants.map(([name, find, replace]) => ({ group, name, find, replace })),
)
const survived: string[] = []
let killed = 0

async function work(folder: string) {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const { group, name, find, replace } = job
    const file = path.join(folder, group.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, weaken(text, find, replace)!)
    const alive = await passes(folder, group.tests)
    writeFileSync(file, text)
    if (alive) survived.push(`${group.file}: ${name}`)
    else killed += 1
    console.log(`${alive ? 'SURVIVED' : 'killed  '} ${name}`)
  }
}

const started = performance.now()
console.log(`Running the tests of ${jobs.length} mutants without a mutant; each mutant then takes about 5 s.`)
const workers = Array.from({ length: Number(process.env['NIHOL_WORKERS'] ?? 2) }, copy)
if (!(await passes(workers[0]!, [...new Set(groups.flatMap(({ tests }) => tests))], 900_000))) {
  console.log('The tests already fail without a mutant.')
  process.exit(1)
}
await Promise.all(workers.map(work))

const total = killed + survived.length
console.log(
  `\nmutants killed: ${killed} of ${total} in ${groups.length} files, ${Math.round((performance.now() - started) / 1000)} s`,
)
if (survived.length > 0) console.log(`survived:\n  ${survived.join('\n  ')}`)
process.exit(total > 0 && killed / total >= 0.95 ? 0 : 1)
