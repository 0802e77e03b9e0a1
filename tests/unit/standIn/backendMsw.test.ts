import axios from 'axios'
import { beforeEach, expect, test } from 'vitest'
import { backend, resetBackend, signIn } from '../../backend/msw.ts'

beforeEach(() => resetBackend())

const api = axios.create({ baseURL: '/api', validateStatus: () => true })
const bearer = (email: string) => ({ headers: { authorization: `Bearer ${signIn(email)}` } })

test('axios in a browser-like page reaches the backend', async () => {
  expect(await api.get('/category')).toMatchObject({
    status: 200,
    data: expect.arrayContaining([expect.objectContaining({ name: 'Chess' })]) as unknown,
  })
  expect(await api.post('/user/login', { email: 'a@b.c', password: 'x', password_confirmation: 'x' })).toMatchObject({
    status: 401,
  })
  expect(await api.get('/user/login/access', bearer('aziza@nihol.test'))).toMatchObject({
    data: { user: { role: 'student' } },
  })
  expect(backend.record.to('POST', '/user/login')).toMatchObject([{ body: { email: 'a@b.c' }, status: 401 }])
})

test('an upload arrives complete', async () => {
  const bytes = Uint8Array.of(
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...Array.from({ length: 256 }, (_, byte) => byte),
  )
  const form = new FormData()
  form.set('name', 'cover.png')
  form.set('file', new File([bytes], 'cover.png', { type: 'image/png' }))
  const answer = await api.post<{ src: string }>('/files', form, bearer('dilnoza@nihol.test'))
  expect(answer).toMatchObject({ status: 201, data: { src: expect.stringMatching(/\.png$/) as unknown } })
  expect(backend.store.files.bySrc(answer.data.src)?.content).toEqual(bytes)
  expect(backend.record.to('POST', '/files')).toMatchObject([
    { body: { name: 'cover.png', file: { fileName: 'cover.png', type: 'image/png', size: bytes.length } } },
  ])
})

test('faults reach the page as an answer, a network error or a timeout', async () => {
  backend.faults.add({ path: '/category', status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' })
  expect(await api.get('/category')).toMatchObject({ status: 502, data: '<h1>Bad gateway</h1>' })
  backend.faults.add({ path: '/category', dropConnection: true })
  await expect(api.get('/category')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  backend.faults.add({ path: '/category', hang: true })
  await expect(api.get('/category', { timeout: 50 })).rejects.toMatchObject({ code: 'ECONNABORTED' })
  backend.faults.add({ method: 'POST', path: '/mail', status: 500, body: { message: 'later' }, afterHandling: true })
  expect(await api.post('/mail', { name: 'A', phoneNumber: '1', email: 'a@b.co', message: '' })).toMatchObject({
    status: 500,
    data: { message: 'later' },
  })
  expect(backend.store.inbox.all('mail')).toHaveLength(1)
})

test('each reset gives a fresh backend', async () => {
  expect(backend.record.since()).toEqual([])
  expect(backend.store.inbox.all('mail')).toEqual([])
  expect(() => signIn('nobody@nihol.test')).toThrow('nobody@nihol.test')
})
