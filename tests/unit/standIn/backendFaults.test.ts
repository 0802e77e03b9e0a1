// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenOf } from '../../backend/client.ts'
import { benchmarkTeacherId } from '../../backend/seed/benchmarkListing.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { backend, api, control, recordedBackend } from './recordedBackend.ts'

recordedBackend()

describe('faults', () => {
  test('replace the API’s answer the given number of times', async () => {
    backend.faults.add({
      method: 'GET',
      path: '/category',
      times: 2,
      status: 429,
      body: { message: 'slow down' },
      headers: { 'retry-after': '3' },
    })
    for (let i = 0; i < 2; i += 1) {
      const answer = await api('GET', '/category')
      expect(answer).toMatchObject({ status: 429, body: { message: 'slow down' } })
      expect(answer.headers.get('retry-after')).toBe('3')
    }
    expect((await api('GET', '/category')).status).toBe(200)
    expect(backend.record.since().map(({ status }) => status)).toEqual([429, 429, 200])
  })

  test('send any body and content type, or none', async () => {
    backend.faults.add({ path: '/api/category', status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' })
    backend.faults.add({ path: '/category', body: '[{"_id":' })
    backend.faults.add({ path: '/category', status: 200 })
    backend.faults.add({ path: '/category', body: null })
    backend.faults.add({ path: '/category', status: 204, body: 'dropped' })
    const answers = []
    for (let i = 0; i < 5; i += 1) {
      const answer = await backend.app.request('/api/category')
      answers.push([answer.status, answer.headers.get('content-type'), await answer.text()])
    }
    const json = 'application/json; charset=utf-8'
    expect(answers).toEqual([
      [502, 'text/html', '<h1>Bad gateway</h1>'],
      [200, json, '[{"_id":'],
      [200, json, ''],
      [200, json, 'null'],
      [204, json, ''],
    ])
  })

  test('match a trailing * and a method', async () => {
    backend.faults.add({ method: 'get', path: '/class/*', times: 9, status: 500 })
    expect((await api('GET', '/class/public')).status).toBe(500)
    expect((await api('GET', `/class/${listingId('class', 'chess-endgames')}`)).status).toBe(500)
    expect((await api('GET', '/group/public')).status).toBe(200)
    expect((await api('DELETE', '/class/x')).status).toBe(401)
  })

  test('apply only to the given user', async () => {
    backend.faults.add({ path: '*', times: 9, email: 'Aziza@nihol.test', status: 500 })
    expect((await api('GET', '/manual-purchase', { token: tokenOf(backend, 'malika@nihol.test') })).status).toBe(200)
    expect((await api('GET', '/manual-purchase', { token: tokenOf(backend, 'aziza@nihol.test') })).status).toBe(500)
    expect((await api('POST', '/user/login', { json: { email: 'aziza@nihol.test' } })).status).toBe(500)
    expect((await api('POST', '/user/login', { json: { email: 'bekzod@nihol.test' } })).status).toBe(400)
    expect((await api('GET', '/category')).status).toBe(200)
  })

  test('delay the real answer', async () => {
    backend.faults.add({ path: '/category', delayMs: 60, headers: { 'x-late': 'yes' } })
    const before = performance.now()
    const answer = await api('GET', '/category')
    expect(performance.now() - before).toBeGreaterThanOrEqual(50)
    expect(answer.status).toBe(200)
    expect(answer.body).toHaveLength(10)
    expect(answer.headers.get('x-late')).toBe('yes')
  })

  test('afterHandling stores what was sent and loses the answer', async () => {
    const lead = { name: 'A', phoneNumber: '1', email: 'a@b.co', message: '' }
    backend.faults.add({ path: '/mail', status: 504, headers: { 'x-fault': 'yes' }, afterHandling: true })
    const lost = await api('POST', '/mail', { json: lead })
    expect(lost).toMatchObject({ status: 504, body: undefined })
    expect(lost.headers.get('x-fault')).toBe('yes')
    expect(backend.store.inbox.all('mail')).toHaveLength(1)
    backend.faults.add({ path: '/mail', status: 504 })
    await api('POST', '/mail', { json: lead })
    expect(backend.store.inbox.all('mail')).toHaveLength(1)
  })

  test('are added and removed over HTTP', async () => {
    expect((await control('POST', '/faults', { path: '/category', status: 500, times: 5 })).status).toBe(201)
    expect(
      (await control('POST', '/faults', { path: '/category', status: 503, times: 5, email: 'aziza@nihol.test' }))
        .status,
    ).toBe(201)
    expect((await control('GET', '/faults')).body).toHaveLength(2)
    await control('DELETE', '/faults?email=aziza@nihol.test')
    expect(backend.faults.pending()).toMatchObject([{ status: 500 }])
    await control('DELETE', '/faults')
    expect((await api('GET', '/category')).status).toBe(200)
    for (const wrong of [
      {},
      { path: '' },
      { path: '/x', status: 99 },
      { path: '/x', staus: 500 },
      { path: '/x', times: 0 },
      { path: '/x', hang: 1 },
      { path: '/x', headers: { a: 1 } },
    ]) {
      expect([400, 422]).toContain((await control('POST', '/faults', wrong)).status)
    }
  })
})

describe('over a socket', () => {
  let server: Server
  let origin: string
  beforeEach(async () => {
    const handle = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })
    server = createServer((req, res) => void handle(req, res))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('a dropped connection is a network error, before or after the work', async () => {
    backend.faults.add({ path: '/category', dropConnection: true })
    backend.faults.add({ path: '/mail', dropConnection: true, afterHandling: true })
    await expect(fetch(`${origin}/api/category`)).rejects.toThrow('fetch failed')
    const body = JSON.stringify({ name: 'A', phoneNumber: '1', email: 'a@b.co', message: '' })
    await expect(
      fetch(`${origin}/api/mail`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    ).rejects.toThrow('fetch failed')
    expect(backend.store.inbox.all('mail')).toHaveLength(1)
    expect((await fetch(`${origin}/api/category`)).status).toBe(200)
  })

  test('a hanging request stays open until the caller aborts', async () => {
    backend.faults.add({ path: '/category', hang: true })
    await expect(fetch(`${origin}/api/category`, { signal: AbortSignal.timeout(500) })).rejects.toThrow(/timeout/)
    await expect.poll(() => backend.record.to('GET', '/category')[0]?.status).toBe(0)
    expect((await fetch(`${origin}/api/category`)).status).toBe(200)
  })

  test('a hanging request ends when the fault is removed', async () => {
    backend.faults.add({ path: '/mail', hang: true })
    const hanging = fetch(`${origin}/api/mail`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
      .then(() => 'answered')
      .catch(() => 'cut off')
    await expect.poll(() => backend.record.to('POST', '/mail').length).toBe(1)
    expect(backend.record.to('POST', '/mail')[0]?.status).toBeNull()
    backend.faults.clear()
    expect(await hanging).toBe('cut off')
  })
})

test('ten thousand listings are added and removed', async () => {
  const own = async () => (await api('GET', '/class/public')).body as unknown[]
  const before = (await own()).length
  expect(await control('POST', '/listings', { count: 10_000 })).toEqual({ status: 201, body: { created: 10_000 } })
  expect(await own()).toHaveLength(before + 5000)
  expect(backend.store.listings.ownedBy('group', benchmarkTeacherId)).toHaveLength(5000)
  expect((await control('POST', '/listings', { count: 0 })).status).toBe(422)
  expect((await control('DELETE', '/listings')).body).toEqual({ deleted: 10_000 })
  expect(await own()).toHaveLength(before)
})
