/** `npm run doctor -- https://api…/api --site https://…`: faults of a running backend and host, their owners, and the remedies (README.md in this folder). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { loadEnv, runnerImport } from 'vite'
import { legalPages } from '../../src/content/legal.ts'
import { launchingCourses } from '../../src/content/upcomingCourses.ts'
import type { Content } from './launchChecks.ts'
import type { Account } from './visit.ts'

const usage =
  'npm run doctor -- https://api.example/api --site https://site.example [--student email:password] [--teacher email:password] [--write] [--json]'
const fail = (why: string): never => {
  console.error(`${why}\n${usage}`)
  process.exit(2)
}
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: { site: text, student: text, teacher: text, memory: text, write: flag, json: flag },
  })
const { positionals, values } = (() => {
  try {
    return readArguments()
  } catch {
    return fail('An argument is not known.') // it may be part of a password
  }
})()

const address = (given: string | undefined, what: string) =>
  given !== undefined && /^https?:/.test(given) && URL.canParse(given)
    ? given.replace(/\/+$/, '')
    : fail(`${what} must be an http(s) address.`)
const account = (given: string | undefined): Account | undefined => {
  if (!given) return undefined
  const [, email = '', password = ''] = /^([^:]+):(.+)$/s.exec(given) ?? fail('An account is given as email:password.')
  return { email, password }
}

const api = address(positionals[0], 'The backend')
const site = new URL(address(values.site, 'The site')).origin
const student = account(values.student ?? process.env['DOCTOR_STUDENT'])
const teacher = account(values.teacher ?? process.env['DOCTOR_TEACHER'])
if (values.write && !(student && teacher)) fail('--write takes a student and a teacher.')

const root = path.resolve(import.meta.dirname, '../..')
const settings = { ...loadEnv('production', root, 'VITE_'), ...process.env }
// The checks use the app’s own code, which reads VITE_API_URL.
Object.assign(process.env, settings, { VITE_API_URL: api })
const { module } = await runnerImport<typeof import('./doctor.ts')>(path.join(import.meta.dirname, 'doctor.ts'), {
  root,
  logLevel: 'error',
  resolve: { alias: { '@': path.join(root, 'src') } },
})
const folder = path.join(root, 'src/content')
const content: Content = {
  sources: Object.fromEntries(
    readdirSync(folder).map((file) => [`src/content/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
  ),
  examples: parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')),
  legal: legalPages,
  launches: launchingCourses,
  today: new Date().toISOString().slice(0, 10),
}

const findings = await module.examine({
  api,
  site,
  student,
  teacher,
  write: values.write ?? false,
  settings,
  content,
  memory: values.memory ?? path.join(root, '.data/doctor.json'),
})

if (values.json) console.log(JSON.stringify(findings, null, 2))
else {
  for (const owner of ['backend', 'host', 'owner'] as const) {
    const theirs = findings.filter((finding) => finding.owner === owner)
    if (theirs.length > 0) console.log(`\nFor the ${owner}:`)
    for (const id of new Set(theirs.map((finding) => finding.id))) {
      const same = theirs.filter((finding) => finding.id === id)
      same.slice(0, 5).forEach(({ what }, index) => console.log(`  ${(index === 0 ? id : '').padEnd(16)} ${what}`))
      if (same.length > 5) console.log(`  ${''.padEnd(16)} … and ${same.length - 5} more (--json shows all)`)
      console.log(`  ${''.padEnd(16)} → ${same[0]!.todo}`)
    }
  }
  console.log(findings.length === 0 ? 'Nothing is wrong.' : `\n${findings.length} findings.`)
  if (!student || !teacher)
    console.log('Not looked at: what only a student or a teacher sees (DOCTOR_STUDENT, DOCTOR_TEACHER).')
  if (!values.write)
    console.log(
      'Nothing was written (--write uploads a picture, and creates, changes, enrolls in and deletes a class and a group).',
    )
}
process.exit(findings.length === 0 ? 0 : 1)
