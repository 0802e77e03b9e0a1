import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '@/api/call.ts'
import { endpoints } from '@/api/endpoints.ts'
import type { ListingType } from '@/api/ids.ts'
import { getToken, setToken } from '@/api/token.ts'
import { server } from '../../backend/msw.ts'
import { answer, faultOf, seenRequests } from './callSteps.ts'

beforeEach(() => localStorage.clear())

describe('where a call goes', () => {
  const seen = seenRequests()

  it.each([
    ['class', '..'],
    ['class', ''],
    ['class', 'x'.repeat(129)],
    ['class', 'https://evil.example'],
    ['lesson', 'a'],
    ['class/../user', 'a'],
    ['__proto__', 'a'],
    ['constructor', 'a'],
  ])('never to the type %j and the id %j', async (type, id) => {
    const fault = await faultOf(call('getListing', { type: type as ListingType, id }))
    expect(fault).toMatchObject({ kind: 'notFound', unsent: true })
    expect(seen).toEqual([])
  })

  it('sends the token only from clients that may', async () => {
    setToken('secret')
    const carried = async (name: keyof typeof endpoints) => {
      await call(name, { type: 'class', id: 'a', data: endpoints[name].method === 'GET' ? undefined : {} }).catch(
        () => undefined,
      )
      return seen.at(-1)!.headers.get('authorization')
    }
    for (const [name, { client }] of Object.entries(endpoints))
      expect(await carried(name as keyof typeof endpoints), name).toBe(client === 'public' ? null : 'Bearer secret')
    localStorage.clear()
    expect(await carried('getListing')).toBeNull()
  })
})

it('a 401 ends the session only from an authenticated call', async () => {
  answer(() => new HttpResponse('{}', { status: 401 }))
  let asked = 0
  server.use(
    http.get('*/api/user/login/access', () =>
      HttpResponse.json({ user: { _id: String((asked += 1)), role: 'student' } }),
    ),
  )
  for (const name of ['getCategories', 'logIn', 'getListing'] as const) {
    setToken('mine')
    await call(name, { type: 'class', id: 'a' }).catch(() => undefined)
    expect(getToken(), name).toBe('mine')
  }
  await expect.poll(() => asked).toBe(2) // login is not about the session
  expect(getToken()).toBe('mine')
  await call('getPurchases').catch(() => undefined)
  expect(getToken()).toBeNull()
})

it('a 401 of a call with an optional token ends an expired session', async () => {
  answer(() => new HttpResponse('{}', { status: 401 }))
  for (const name of ['getCategories', 'getListing', 'bookTrial'] as const) {
    setToken('mine')
    expect((await faultOf(call(name, { type: 'class', id: 'a' }))).kind, name).toBe('unauthorized')
    await expect.poll(getToken).toBeNull()
  }
})

it('a 401 of a visitor starts no session check', async () => {
  const asked: string[] = []
  answer(({ request }) => {
    asked.push(new URL(request.url).pathname)
    return new HttpResponse('{}', { status: 401 })
  })
  await call('getCategories').catch(() => undefined)
  await call('getPurchases').catch(() => undefined)
  expect(asked).toEqual(['/api/category', '/api/manual-purchase'])
})

it('a 401 that arrives late does not end a newer session', async () => {
  setToken('old')
  answer(() => {
    setToken('new')
    return new HttpResponse('{}', { status: 401 })
  })
  await call('getPurchases').catch(() => undefined)
  expect(getToken()).toBe('new')
})

it('a 403 keeps the session', async () => {
  setToken('mine')
  answer(() => new HttpResponse('{}', { status: 403 }))
  await call('getPurchases').catch(() => undefined)
  expect(getToken()).toBe('mine')
})
