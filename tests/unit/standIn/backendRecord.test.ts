// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../backend/app.ts'
import { backend, api, control, recordedBackend } from './recordedBackend.ts'

recordedBackend()

describe('the request record', () => {
  test('records requests and answers', async () => {
    await api('GET', '/class/public?sort=price&q=o%CA%BB')
    await api('POST', '/mail', { token: 'abc', json: { name: 'x' } })
    await api('POST', '/mail', { raw: '{broken' })
    const form = new FormData()
    form.set('name', 'a.png')
    form.set('file', new File(['12345'], 'a.png', { type: 'image/png' }))
    await api('POST', '/files', { form })
    expect(backend.record.since()).toMatchObject([
      { number: 1, method: 'GET', path: '/class/public', query: { sort: 'price', q: 'oʻ' }, body: null, status: 200 },
      {
        number: 2,
        method: 'POST',
        path: '/mail',
        headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
        body: { name: 'x' },
        status: 400,
      },
      { number: 3, body: '{broken', status: 400 },
      {
        number: 4,
        path: '/files',
        body: { name: 'a.png', file: { fileName: 'a.png', type: 'image/png', size: 5 } },
        status: 401,
      },
    ])
    expect(backend.record.latest()).toBe(4)
    expect(backend.record.to('POST', '/mail').map(({ number }) => number)).toEqual([2, 3])
    expect(await control('GET', '/requests?since=2')).toEqual({ status: 200, body: backend.record.since(2) })
    backend.record.clear()
    await api('GET', '/category')
    expect(backend.record.since()).toMatchObject([{ number: 5 }])
  })

  test('keeps the last 2,000', async () => {
    for (let i = 0; i < 2010; i += 1) await backend.app.request('/api/nope')
    const kept = backend.record.since()
    expect(kept).toHaveLength(2000)
    expect(kept[0]?.number).toBe(11)
  })

  test('is not exposed unless requested', async () => {
    const closed = createBackend()
    for (const [method, path] of [
      ['GET', '/requests'],
      ['POST', '/faults'],
      ['POST', '/listings'],
    ] as const) {
      expect((await closed.app.request(`/__stand-in${path}`, { method })).status).toBe(404)
    }
    closed.close()
  })
})
