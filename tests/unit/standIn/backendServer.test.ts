// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { startScheduler } from '../../backend/scheduler/scheduler.ts'
import { standIn, type StandInOptions } from '../../backend/vite-plugin.ts'

const root = mkdtempSync(path.join(tmpdir(), 'nihol-vite-'))
let servers: ViteDevServer[] = []
afterAll(() => rmSync(root, { recursive: true }))
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

const portOf = (server: { address(): AddressInfo | string | null } | null) => (server!.address() as AddressInfo).port
async function freePort(): Promise<number> {
  const server = createHttpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A dev server as `npm run dev` starts it, outside Vitest and without a real API unless `env` says otherwise. */
async function serve(options: Partial<StandInOptions> = {}, env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ VITEST: '', API_URL: '', ...env })) vi.stubEnv(name, value)
  const schedulerPort = options.schedulerPort ?? (await freePort())
  const warnings: string[] = []
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [standIn({ file: 'data/test.sqlite', ...options, schedulerPort })],
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  })
  server.config.logger.warn = (message) => void warnings.push(message)
  await server.listen()
  servers.push(server)
  const scheduler = `http://127.0.0.1:${schedulerPort}`
  return {
    server,
    schedulerPort,
    warnings,
    get: (address: string) => fetch(`http://127.0.0.1:${portOf(server.httpServer)}${address}`),
    scheduler,
    schedulerRuns: async () => {
      await expect.poll(async () => (await fetch(scheduler)).status).toBe(200)
    },
  }
}
const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true

test('serves the API and the scheduler, survives a restart, and stops both with the server', async () => {
  const { get, scheduler, schedulerRuns, server } = await serve()
  for (const restart of [true, false]) {
    expect(await (await get('/api/category')).json()).toHaveLength(10)
    expect(isJson(await get('/__stand-in/requests'))).toBe(false)
    await schedulerRuns()
    if (restart) await server.restart()
  }
  await server.close()
  await expect(fetch(scheduler)).rejects.toThrow('fetch failed')
})

test('leaves /api to the proxy where a real API is set, and does nothing in Vitest', async () => {
  const real = await serve({}, { API_URL: 'https://api.example.com' })
  expect(isJson(await real.get('/api/category'))).toBe(false)
  await real.schedulerRuns()
  const none = await serve({}, { VITEST: 'true' })
  expect(isJson(await none.get('/api/category'))).toBe(false)
  await expect(fetch(none.scheduler)).rejects.toThrow('fetch failed')
})

test('an occupied scheduler port is a warning, and the API keeps working', async () => {
  const { schedulerPort, schedulerRuns } = await serve()
  await schedulerRuns()
  const second = await serve({ schedulerPort, file: ':memory:' })
  await expect.poll(() => second.warnings).toEqual([expect.stringContaining('EADDRINUSE')])
  expect(await (await second.get('/api/category')).json()).toHaveLength(10)
})

test('the scheduler page may be framed, and runs its own script only', async () => {
  const scheduler = startScheduler(0)
  await new Promise((resolve) => scheduler.once('listening', resolve))
  const origin = `http://127.0.0.1:${portOf(scheduler)}`
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
