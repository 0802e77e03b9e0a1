// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackend } from '../../backend/app.ts'
import { benchmarkTeacherId } from '../../backend/seed/benchmarkListing.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { as, backend, api, control, freshBackend } from './freshBackend.ts'

freshBackend()

const lead = { name: 'A', phoneNumber: '1', email: 'a@b.co', message: '' }

test('faults replace the API’s answer the given number of times', async () => {
  const fault = { status: 429, body: { message: 'slow down' }, headers: { 'retry-after': '3' } }
  backend.faults.add({ method: 'GET', path: '/category', times: 2, ...fault })
  for (const _ of ['first', 'second']) {
    const { headers, ...answer } = await api('GET', '/category')
    expect({ ...answer, headers: Object.fromEntries(headers) }).toMatchObject(fault)
  }
  expect((await api('GET', '/category')).status).toBe(200)
  expect(backend.record.since().map(({ status }) => status)).toEqual([429, 429, 200])
})

const json = 'application/json; charset=utf-8'
test.each<[fault: object, answer: [status: number, type: string, body: string]]>([
  [{ status: 502, body: '<h1>Bad</h1>', contentType: 'text/html' }, [502, 'text/html', '<h1>Bad</h1>']],
  [{ body: '[{"_id":' }, [200, json, '[{"_id":']],
  [{ status: 200 }, [200, json, '']],
  [{ body: null }, [200, json, 'null']],
  [{ status: 204, body: 'dropped' }, [204, json, '']],
])('the fault %j sends any body and content type, or none', async (fault, sent) => {
  backend.faults.add({ path: '/api/category', ...fault })
  const answer = await backend.app.request('/api/category')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual(sent)
})

test('faults match a trailing * and a method', async () => {
  backend.faults.add({ method: 'get', path: '/class/*', times: 9, status: 500 })
  for (const [method, path, status] of [
    ['GET', '/class/public', 500],
    ['GET', `/class/${listingId('class', 'chess-endgames')}`, 500],
    ['GET', '/group/public', 200],
    ['DELETE', '/class/x', 401],
  ] as const)
    expect((await api(method, path)).status, `${method} ${path}`).toBe(status)
})

test('faults apply only to the given user', async () => {
  backend.faults.add({ path: '*', times: 9, email: 'Aziza@nihol.test', status: 500 })
  expect((await api('GET', '/manual-purchase', { token: as('malika') })).status).toBe(200)
  expect((await api('GET', '/manual-purchase', { token: as('aziza') })).status).toBe(500)
  expect((await api('POST', '/user/login', { json: { email: 'aziza@nihol.test' } })).status).toBe(500)
  expect((await api('POST', '/user/login', { json: { email: 'bekzod@nihol.test' } })).status).toBe(400)
  expect((await api('GET', '/category')).status).toBe(200)
})

test('faults delay the real answer', async () => {
  backend.faults.add({ path: '/category', delayMs: 60 })
  const answered: unknown[] = []
  const note = async (path: string) => answered.push([path, (await api('GET', path)).status])
  await Promise.all([note('/category'), note('/group/public')])
  expect(answered).toEqual([
    ['/group/public', 200],
    ['/category', 200],
  ])
})

test('a fault with afterHandling stores what was sent and loses the answer', async () => {
  for (const afterHandling of [true, false]) {
    backend.faults.add({ path: '/mail', status: 504, afterHandling })
    expect(await api('POST', '/mail', { json: lead })).toMatchObject({ status: 504, body: undefined })
    expect(backend.store.inbox.all('mail')).toHaveLength(1)
  }
})

test('faults are added and removed over HTTP', async () => {
  const fault = { path: '/category', times: 5 }
  expect((await control('POST', '/faults', { ...fault, status: 500 })).status).toBe(201)
  await control('POST', '/faults', { ...fault, status: 503, email: 'aziza@nihol.test' })
  expect((await control('GET', '/faults')).body).toHaveLength(2)
  await control('DELETE', '/faults?email=aziza@nihol.test')
  expect(backend.faults.pending()).toMatchObject([{ status: 500 }])
  await control('DELETE', '/faults')
  expect((await api('GET', '/category')).status).toBe(200)
})

test.each([
  {},
  { path: '' },
  { path: '/x', status: 99 },
  { path: '/x', staus: 500 },
  { path: '/x', times: 0 },
  { path: '/x', hang: 1 },
  { path: '/x', headers: { a: 1 } },
])('the fault %j is refused over HTTP', async (wrong) => {
  expect([400, 422]).toContain((await control('POST', '/faults', wrong)).status)
})

describe('over a socket', () => {
  let server: Server
  let origin: string
  beforeEach(async () => {
    const handle = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })
    server = createServer((req, res) => void handle(req, res))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const post = () =>
    fetch(`${origin}/mail`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json' },
    })

  test('a dropped connection is a network error, before or after the work', async () => {
    for (const afterHandling of [false, true]) {
      backend.faults.add({ path: '/mail', dropConnection: true, afterHandling })
      await expect(post()).rejects.toThrow('fetch failed')
      expect(backend.store.inbox.all('mail')).toHaveLength(afterHandling ? 1 : 0)
    }
    expect((await post()).status).toBe(201)
  })

  test('a hanging request stays open until the caller aborts or the fault is removed', async () => {
    backend.faults.add({ path: '/category', hang: true })
    await expect(fetch(`${origin}/category`, { signal: AbortSignal.timeout(500) })).rejects.toThrow(/timeout/)
    await expect.poll(() => backend.record.to('GET', '/category')[0]?.status).toBe(0)
    backend.faults.add({ path: '/mail', hang: true })
    const hanging = post().then(
      () => 'answered',
      () => 'cut off',
    )
    await expect.poll(() => backend.record.to('POST', '/mail').map(({ status }) => status)).toEqual([null])
    backend.faults.clear()
    expect(await hanging).toBe('cut off')
  })
})

test('the request record records requests and answers', async () => {
  await api('GET', '/class/public?sort=price&q=o%CA%BB')
  await api('POST', '/mail', { token: 'abc', json: { name: 'x' } })
  await api('POST', '/mail', { raw: '{broken' })
  const form = new FormData()
  form.set('file', new File(['12345'], 'a.png', { type: 'image/png' }))
  await api('POST', '/files', { form })
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/json' }
  const file = { fileName: 'a.png', type: 'image/png', size: 5 }
  expect(backend.record.since()).toMatchObject([
    { number: 1, method: 'GET', path: '/class/public', query: { sort: 'price', q: 'oʻ' }, body: null, status: 200 },
    { number: 2, method: 'POST', path: '/mail', headers, body: { name: 'x' }, status: 400 },
    { number: 3, body: '{broken', status: 400 },
    { number: 4, path: '/files', body: { file }, status: 401 },
  ])
  expect(backend.record.latest()).toBe(4)
  expect(await control('GET', '/requests?since=2')).toEqual({ status: 200, body: backend.record.since(2) })
  backend.record.clear()
  await api('GET', '/category')
  expect(backend.record.since()).toMatchObject([{ number: 5 }])
})

test('the request record keeps the last 2,000', async () => {
  for (let i = 0; i < 2010; i += 1) await backend.app.request('/api/nope')
  expect(backend.record.since()).toHaveLength(2000)
  expect(backend.record.since()[0]?.number).toBe(11)
})

test.each([
  ['GET', '/requests'],
  ['POST', '/faults'],
  ['POST', '/listings'],
])('%s %s is not exposed unless requested', async (method, path) => {
  const { app, close } = createBackend()
  expect((await app.request(`/__stand-in${path}`, { method })).status).toBe(404)
  close()
})

test('ten thousand listings are added and removed', async () => {
  const listed = async () => ((await api('GET', '/class/public')).body as unknown[]).length
  const before = await listed()
  expect(await control('POST', '/listings', { count: 10_000 })).toEqual({ status: 201, body: { created: 10_000 } })
  expect(await listed()).toBe(before + 5000)
  expect(backend.store.listings.ownedBy('group', benchmarkTeacherId)).toHaveLength(5000)
  expect((await control('DELETE', '/listings')).body).toEqual({ deleted: 10_000 })
  expect(await listed()).toBe(before)
})
