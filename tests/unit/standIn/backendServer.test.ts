// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createServer, type Plugin, preview, type ViteDevServer } from 'vite'
import { startScheduler } from '../../backend/scheduler/scheduler.ts'
import { standIn, type StandInOptions } from '../../backend/vite-plugin.ts'

let root: string
let servers: ViteDevServer[] = []
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'nihol-vite-'))
})
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('VITEST', '')
  vi.stubEnv('API_URL', '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

async function freePort(): Promise<number> {
  const server = createHttpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function serve(options: Partial<StandInOptions>) {
  const schedulerPort = options.schedulerPort ?? (await freePort())
  const plugins: Plugin[] = [standIn({ file: 'data/test.sqlite', ...options, schedulerPort })]
  const warnings: string[] = []
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  })
  server.config.logger.warn = (message) => void warnings.push(message)
  await server.listen()
  servers.push(server)
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The dev server does not listen')
  const { port } = address
  return {
    origin: `http://127.0.0.1:${port}`,
    scheduler: `http://127.0.0.1:${schedulerPort}`,
    schedulerPort,
    server,
    warnings,
  }
}
const isJson = async (url: string) =>
  (await fetch(url)).headers.get('content-type')?.startsWith('application/json') === true

test('serves the API and the scheduler, and stops both with the server', async () => {
  const { origin, scheduler, server } = await serve({})
  expect(await (await fetch(`${origin}/api/category`)).json()).toHaveLength(10)
  const refused = await fetch(`${origin}/api/user/login/access`)
  expect(refused.status).toBe(401)
  const unknown = await fetch(`${origin}/api/nope`)
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'Not found' }])
  expect(await isJson(`${origin}/__stand-in/requests`)).toBe(false)
  await expect.poll(async () => (await fetch(scheduler)).status).toBe(200)
  await server.close()
  await expect(fetch(scheduler)).rejects.toThrow('fetch failed')
})

test('survives a restart of the dev server', async () => {
  const { scheduler, server } = await serve({})
  await expect.poll(async () => (await fetch(scheduler)).status).toBe(200)
  await server.restart()
  const address = server.httpServer?.address()
  const port = address && typeof address !== 'string' ? address.port : 0
  expect(await (await fetch(`http://127.0.0.1:${port}/api/category`)).json()).toHaveLength(10)
  await expect.poll(async () => (await fetch(scheduler)).status).toBe(200)
})

test('serves the same on the preview server', async () => {
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  const schedulerPort = await freePort()
  const plugins = [standIn({ file: ':memory:', schedulerPort })]
  const port = await freePort()
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    preview: { port, host: '127.0.0.1' },
  })
  expect(await (await fetch(`http://127.0.0.1:${port}/api/category`)).json()).toHaveLength(10)
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${schedulerPort}/`)).status).toBe(200)
  await server.close()
})

test('exposes the record on request', async () => {
  const { origin } = await serve({ exposeRecord: true, sentinels: true })
  await fetch(`${origin}/api/category`)
  expect(await (await fetch(`${origin}/__stand-in/requests?since=0`)).json()).toMatchObject([
    { number: 1, path: '/category', status: 200 },
  ])
})

test('leaves /api to the proxy where a real API is set', async () => {
  vi.stubEnv('API_URL', 'https://api.example.com')
  const { origin, scheduler } = await serve({})
  expect(await isJson(`${origin}/api/category`)).toBe(false)
  await expect.poll(async () => (await fetch(scheduler)).status).toBe(200)
})

test('does nothing in Vitest', async () => {
  vi.stubEnv('VITEST', 'true')
  const { origin, scheduler } = await serve({})
  expect(await isJson(`${origin}/api/category`)).toBe(false)
  await expect(fetch(scheduler)).rejects.toThrow('fetch failed')
})

test('an occupied scheduler port is a warning, and the API keeps working', async () => {
  const first = await serve({})
  await expect.poll(async () => (await fetch(first.scheduler)).status).toBe(200)
  const second = await serve({ schedulerPort: first.schedulerPort, file: ':memory:' })
  await expect.poll(() => second.warnings).toEqual([expect.stringContaining('EADDRINUSE')])
  expect(await (await fetch(`${second.origin}/api/category`)).json()).toHaveLength(10)
})

test('the scheduler page may be framed, and runs its own script only', async () => {
  const scheduler = startScheduler(0)
  await new Promise((resolve) => scheduler.once('listening', resolve))
  const origin = `http://127.0.0.1:${(scheduler.address() as AddressInfo).port}`
  const answer = await fetch(`${origin}/?name=%3Cscript%3E&lang=uz`)
  const html = await answer.text()
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  )
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(html).not.toMatch(/innerHTML|insertAdjacent|document\.write/)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect((await fetch(`${origin}/onest.woff2`)).headers.get('content-type')).toBe('font/woff2')
  expect((await fetch(`${origin}/scheduled_events/1`)).status).toBe(404)
  scheduler.close()
  scheduler.closeAllConnections()
})
