/**
 * `npm run mutants`: weakens one protection at a time in a copy of the project and runs the tests of the gate that should fail. Lists the
 * survivors and fails below 95 % killed. `npm run mutants -- paths webLink` covers only files whose path contains one of these words.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allMutants, root, staleIn } from './allMutants.ts'
import { weaken } from './weaken.ts'

const wanted = process.argv.slice(2)
const groups = allMutants.filter(({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)))

function stop(why: string): never {
  console.log(why)
  process.exit(1)
}
if (groups.length === 0) stop(`No mutant is in a file whose path contains ${wanted.join(' or ')}.`)
const stale = groups.flatMap(staleIn)
if (stale.length > 0) stop(`A mutant without its code, or a test that does not exist:\n  ${stale.join('\n  ')}`)

const folders: string[] = []
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A copy of the project; node_modules is shared. */
function copy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nihol-mutants-'))
  folders.push(folder)
  const settings = ['index.html', 'package.json', 'tsconfig.json', 'tailwind.config.ts', 'vite.config.ts']
  for (const name of ['src', 'tests', 'public', ...settings])
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

const jobs = groups.flatMap((group) => group.mutants.map((mutant) => ({ group, mutant })))
const survived: string[] = []
let killed = 0

async function work(folder: string) {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const { group, mutant } = job
    const [name, find, replace] = mutant
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
if (!(await passes(workers[0]!, [...new Set(groups.flatMap(({ tests }) => tests))], 900_000)))
  stop('The tests already fail without a mutant.')
await Promise.all(workers.map(work))

const total = killed + survived.length
console.log(
  `\nmutants killed: ${killed} of ${total} in ${groups.length} files, ${Math.round((performance.now() - started) / 1000)} s`,
)
if (survived.length > 0) console.log(`survived:\n  ${survived.join('\n  ')}`)
process.exit(total > 0 && killed / total >= 0.95 ? 0 : 1)
