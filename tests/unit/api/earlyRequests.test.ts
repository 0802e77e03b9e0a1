import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { requestEarly } from '@/api/earlyRequests.ts'
import { getToken, setToken } from '@/api/token.ts'
import { answer } from './callSteps.ts'

const authorization = 'Bearer early-token'
let asked: string[] = []

/** Stores an early request as src/app/boot.ts does. */
const leave = (path: string, early: Promise<Response>, by: string | null = authorization) => {
  early.catch(() => undefined)
  window.earlyRequests = new Map([[`/api${path}`, { authorization: by ?? undefined, answer: early }]])
}
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  localStorage.clear()
  setToken('early-token')
  asked = []
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  answer(({ request }) => {
    asked.push(`${request.url.replace(/.*\/api/, '')} ${request.headers.get('authorization') ?? 'nobody'}`)
    return HttpResponse.json(['late'])
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.earlyRequests
})

it('an early request is consumed once', async () => {
  leave('/manual-purchase', json(['early']))
  expect(await call('getPurchases')).toEqual(['early'])
  expect(asked).toEqual([])
  expect(await call('getPurchases')).toEqual(['late'])
})

it.each([
  ['with the token', 'early-token', `/manual-purchase ${authorization}`],
  ['without one', null, '/manual-purchase nobody'],
])('an early request is sent for %s, once per address', async (_, token, sent) => {
  const first = requestEarly(`${location.origin}/api/manual-purchase`, token)
  expect(requestEarly(`${location.origin}/api/manual-purchase`, token)).toBe(first)
  expect((await first).status).toBe(200)
  expect(asked).toEqual([sent])
})

it('an early response is read after the requests that follow from it were sent', async () => {
  const order: string[] = []
  const follow = (body: unknown) => order.push(`followed ${JSON.stringify(body)}`)
  await requestEarly(`${location.origin}/api/manual-purchase`, null, follow).then(() => order.push('read'))
  expect(order).toEqual(['followed ["late"]', 'read'])
})

it('the requests that follow from an early response come before its use', async () => {
  const follow = () => {
    throw new TypeError('a body of another shape')
  }
  const response = await requestEarly(`${location.origin}/api/manual-purchase`, null, follow)
  expect(await response.json()).toEqual(['late'])
})

it('an early request is not used by a call with another token', async () => {
  leave('/user/login/access', json({ user: { _id: '1', role: 'student' } }))
  await call('restoreSession', { token: 'other' })
  expect(asked).toEqual(['/user/login/access Bearer other'])
})

it('an early request is validated like any other answer', async () => {
  leave('/manual-purchase', Promise.resolve(new Response('{"broken')))
  await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'badAnswer' })
  leave('/manual-purchase', json({ message: 'No' }, 403))
  await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'forbidden', serverMessage: 'No' })
  expect(asked).toEqual([])
})

it('an early request ends the session when it is a 401', async () => {
  leave('/manual-purchase', json({}, 401))
  await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(getToken()).toBeNull()
})

it.each<[string, () => void]>([
  ['was asked by somebody else', () => leave('/manual-purchase', json(['early']), 'Bearer other-token')],
  ['was asked by nobody', () => leave('/manual-purchase', json(['early']), null)],
  ['did not come', () => leave('/manual-purchase', Promise.reject(new TypeError('Failed to fetch')))],
  ['answers something else', () => leave('/category', json(['early']))],
  [
    'is too old',
    () => {
      leave('/manual-purchase', json(['early']))
      vi.spyOn(performance, 'now').mockReturnValue(15_001)
    },
  ],
])('an early request is repeated when it %s', async (_, prepare) => {
  prepare()
  expect(await call('getPurchases')).toEqual(['late'])
  expect(asked).toHaveLength(1)
})

it('an early request times out when it stalls', async () => {
  leave('/manual-purchase', new Promise(() => {}))
  await expect(call('getPurchases', { timeout: 20 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('an early request is not used for a write to the same address', async () => {
  leave('/class', json(['early']))
  await call('createListing', { type: 'class', data: {} })
  expect(asked).toHaveLength(1)
})
