// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { securityHeaders } from '../../../src/build/securityHeaders.ts'
import { accountId, password } from '../../backend/seed/seed.ts'
import { account, at, content, header, publicClass, status } from '../../doctor/planted/fault.ts'
import { plantedFaults } from '../../doctor/planted/plantedFaults.ts'
import type { Options } from '../../doctor/visit.ts'

// Slow by design, and not under test here.
vi.mock('../../backend/tables/password.ts', () => ({
  hashPassword: (text: string) => text,
  passwordMatches: (text: string, hash: string | undefined) => text === hash,
}))

// The setup has loaded them already, with the real one.
vi.resetModules()
const { startHealthy } = await import('../../doctor/healthy.ts')
const { world, backend, site, api, settings, close } = await startHealthy()
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
const { examine, checks } = await import('../../doctor/doctor.ts')

const folder = mkdtempSync(path.join(tmpdir(), 'nihol-doctor-'))
const memory = path.join(folder, 'seen/memory.json')
const cases = plantedFaults(site)
const visit = (more: Partial<Options> = {}) =>
  examine({ api, site, student: account('student'), teacher: account('teacher'), settings, content, memory, ...more })

beforeEach(() => {
  world.fault = undefined
  world.packs = { api: true, site: true }
  rmSync(memory, { force: true })
})
afterAll(() => {
  close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('npm run doctor finds nothing in a healthy backend and host', async () => expect(await visit()).toEqual([]))

it.each(cases)('npm run doctor finds %s, and nothing else', async (_, id, text, fault, options) => {
  world.fault = fault
  const findings = await visit(options)
  expect([...new Set(findings.map((finding) => finding.id))], JSON.stringify(findings, null, 1)).toEqual([id])
  expect(findings.map(({ what }) => what).join('\n')).toMatch(text)
})

it('npm run doctor finds nothing where only members may read', async () => {
  world.fault = at(/^GET \/(class|group|category)(\/|$)/, status(401), 'unknown')
  expect(await visit()).toEqual([])
})

it('npm run doctor waits after a 429, and asks again', async () => {
  const met = new Set<string>()
  world.fault = (call, answer, { on }) => {
    if (on !== 'api' || met.has(call)) return answer
    met.add(call)
    return header('retry-after', '0')(status(429)(answer))
  }
  expect(await visit()).toEqual([])
})

it('npm run doctor takes the scheduler of a site on this machine from its policy', async () => {
  expect(await visit({ settings: { ...settings, VITE_SCHEDULER_URL: '' } })).toEqual([])
})

it.each(Object.keys(securityHeaders(settings)))('npm run doctor finds %s missing, and nothing else', async (name) => {
  world.fault = at(/no-such-page$/, header(name))
  expect(await visit()).toEqual([
    expect.objectContaining({ id: 'headers', owner: 'host', what: `${name} is missing on /no-such-page` }),
  ])
})

it.each([
  ['api', 'api-compression'],
  ['site', 'compression'],
] as const)('npm run doctor finds what comes uncompressed from the %s, and nothing else', async (on, id) => {
  world.packs[on] = false
  expect(new Set((await visit()).map((finding) => finding.id))).toEqual(new Set([id]))
})

it('npm run doctor finds missing files of the last release, and remembers the files of this release', async () => {
  await visit()
  const { [site]: met } = JSON.parse(readFileSync(memory, 'utf8')) as Record<string, { now: string[] }>
  expect(met).toEqual({ now: ['/assets/app-1.js', '/assets/page-2.js'], before: [] })
  const remember = (file: string) =>
    writeFileSync(memory, JSON.stringify({ [site]: { now: [...met!.now, file], before: [] } }))
  remember('/assets/old-0.js')
  expect(await visit()).toEqual([])
  remember('/assets/no-such-old.js')
  const gone = [
    expect.objectContaining({
      id: 'last-release',
      what: '1 files of the last release are gone: /assets/no-such-old.js',
    }),
  ]
  expect(await visit()).toEqual(gone)
  expect(await visit()).toEqual(gone)
})

const open = () => (['class', 'group'] as const).map((type) => backend.store.listings.open(type))
const stored = () =>
  JSON.stringify([
    open(),
    (['mail', 'trial', 'password-reset'] as const).map((kind) => backend.store.inbox.all(kind)),
    backend.store.purchases.ofUser(accountId(account('student').email)),
  ])
const sent = () => backend.record.since().filter(({ method }) => !['GET', 'OPTIONS'].includes(method))

it('npm run doctor writes nothing unless asked to', async () => {
  const before = stored()
  backend.record.clear()
  await visit()
  expect(sent().map(({ method, path: to }) => `${method} ${to}`)).toEqual(Array(3).fill('POST /user/login'))
  expect(backend.record.since().length).toBeGreaterThan(30)
  expect(stored()).toBe(before)
})

it('npm run doctor with --write uploads a picture, and creates, changes, enrolls in and deletes a class and a group', async () => {
  const before = open()
  backend.record.clear()
  expect(await visit({ write: true })).toEqual([])
  const done = sent().filter(({ status: code, path: to }) => code !== null && code < 300 && to !== '/user/login')
  expect(done.map(({ method, path: to }) => `${method} ${to.replace(/\w{24}/, '{id}')}`)).toEqual([
    'POST /files',
    ...['class', 'group'].flatMap((type) => [
      `POST /${type}`,
      `PATCH /${type}/{id}`,
      `POST /manual-purchase/${type}`,
      `DELETE /${type}/{id}`,
    ]),
  ])
  expect(open()).toEqual(before)
})

it('npm run doctor shows no email address, password, or token', async () => {
  let token = ''
  world.fault = async (call, answer, more) => {
    if (call === 'POST /user/login' && answer.status === 200)
      token = ((await answer.clone().json()) as { access_token: string }).access_token
    return publicClass({ title: `${account('student').email} ${password}`, startDate: token, price: password })(
      call,
      answer,
      more,
    )
  }
  const text = JSON.stringify(await visit())
  expect(text).toContain('•••')
  for (const secret of [account('student').email, password, token.slice(0, 20)]) expect(text).not.toContain(secret)
})

const run = (...more: string[]) =>
  new Promise<{ code: number | null; out: string; said: string }>((resolve) => {
    const env = {
      ...process.env,
      DOCTOR_STUDENT: `${account('student').email}:${password}`,
      DOCTOR_TEACHER: `${account('teacher').email}:${password}`,
    }
    const child = execFile(process.execPath, [path.resolve('tests/doctor/run.ts'), ...more], { env }, (_, out, said) =>
      resolve({ code: child.exitCode, out, said }),
    )
  })

it('npm run doctor runs as a command, with an exit code', async () => {
  const { code, out } = await run(api, '--site', site, '--memory', memory, '--json')
  const findings = JSON.parse(out) as { id: string; owner: string; todo: string }[]
  // Of this working copy only its texts are found.
  expect([code, [...new Set(findings.map(({ owner }) => owner))]]).toEqual([1, ['owner']])
  expect(findings.every(({ todo }) => todo !== '')).toBe(true)
  const refused = await run(api, '--student', `${account('student').email}:${password}`)
  expect([refused.code, refused.said]).toEqual([2, expect.stringContaining('The site must be')])
  expect(refused.said).not.toContain(password)
})

it('npm run doctor has its own row for each finding', () => {
  const ids = checks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const planted = new Set([
    ...cases.map(([, id]) => id),
    'headers',
    'compression',
    'api-compression',
    'last-release',
    'api-tls',
    'site-tls',
  ])
  expect(ids.filter((id) => !planted.has(id))).toEqual([])
})
