import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enrolmentsQuery } from '@/api/enrolments.ts'
import { publicListingsQuery } from '@/api/listings.ts'
import { queryClient } from '@/api/queryClient.ts'
import { readAhead } from '@/api/readAhead.ts'
import { readEarly } from '@/api/readEarly.ts'
import { getToken, setToken } from '@/api/token.ts'
import { earlySession } from '@/api/users.ts'
import { server } from '../backend/msw.ts'

const mine = 'Bearer early-token'
let asked: string[] = []

/** Leaves an answer where public/boot.js does. */
const leave = (path: string, answer: Promise<Response>, by = mine) => {
  answer.catch(() => {})
  Object.assign(window, { earlyAnswers: { [`/api${path}`]: { authorization: by, answer } } })
}
const json = (body: unknown, status = 200) => Promise.resolve(Object.assign(new Response(null, { status }), { text: async () => JSON.stringify(body) }))
const isLeft = (path: string) => `/api${path}` in (window as unknown as { earlyAnswers: object }).earlyAnswers

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  setToken('early-token')
  asked = []
  server.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json([])
    }),
  )
})
afterEach(() => void Reflect.deleteProperty(window, 'earlyAnswers'))

const bad: [string, () => void][] = [
  ['it is a refusal', () => leave('/manual-purchase', json({}, 401))],
  ['it is a failure', () => leave('/manual-purchase', json({ message: 'No' }, 500))],
  ['it did not come', () => leave('/manual-purchase', Promise.reject(new TypeError('Failed to fetch')))],
  ['somebody else asked', () => leave('/manual-purchase', json([]), 'Bearer other-token')],
]

describe('what was asked for before the code was there', () => {
  it('is read before anybody needs it, without asking again', async () => {
    leave('/manual-purchase', json([{ classId: 'c1' }]))
    expect(await readEarly(enrolmentsQuery(), 'getPurchases')).toEqual([{ type: 'class', id: 'c1', listing: null }])
    expect(queryClient.getQueryData(enrolmentsQuery().queryKey)).toEqual([{ type: 'class', id: 'c1', listing: null }])
    expect(asked).toEqual([])
  })

  it.each(bad)('is left to the page when %s', async (_, prepare) => {
    prepare()
    expect(await readEarly(enrolmentsQuery(), 'getPurchases')).toBeUndefined()
    expect(queryClient.getQueryState(enrolmentsQuery().queryKey)).toBeUndefined()
    expect(isLeft('/manual-purchase')).toBe(true)
    expect(asked).toEqual([])
    expect(getToken()).toBe('early-token')
  })

  it('is nothing when nothing was asked for', async () => {
    expect(await readEarly(enrolmentsQuery(), 'getPurchases')).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('what a page that may be opened soon shows', () => {
  it('is read once while it is fresh', async () => {
    await readAhead(publicListingsQuery('class'))
    await readAhead(publicListingsQuery('class'))
    expect(asked).toHaveLength(1)
    expect(queryClient.getQueryData(publicListingsQuery('class').queryKey)).toEqual([])
  })

  it('is left to the page when it could not be read, however often the pointer comes and goes', async () => {
    server.use(
      http.all('*/api/*', ({ request }) => {
        asked.push(request.url)
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await readAhead(publicListingsQuery('class'))
    await readAhead(publicListingsQuery('class'))
    expect(asked).toHaveLength(1)
  })
})

describe('the session that was asked for before the code was there', () => {
  it('is known at once', async () => {
    leave('/user/login/access', json({ user: { _id: 'u1', role: 'teacher' } }))
    expect(await earlySession()).toEqual({ token: 'early-token', user: { id: 'u1', role: 'teacher' } })
    expect(asked).toEqual([])
  })

  it.each<[string, Promise<Response>, string?]>([
    ['refused', json({ user: { _id: 'u1', role: 'teacher' } }, 401)],
    ['broken', Promise.resolve(Object.assign(new Response(null), { text: async () => '{"user' }))],
    ['of nobody', json({ user: { _id: 'u1', role: 'king' } })],
    ['asked for by somebody else', json({ user: { _id: 'u1', role: 'teacher' } }), 'Bearer other-token'],
  ])('is left to the check when it is %s', async (_, answer, by) => {
    leave('/user/login/access', answer, by)
    expect(await earlySession()).toBeNull()
    expect(isLeft('/user/login/access')).toBe(true)
    expect(getToken()).toBe('early-token')
  })

  it('is nothing without a token', async () => {
    leave('/user/login/access', json({ user: { _id: 'u1', role: 'teacher' } }))
    localStorage.clear()
    expect(await earlySession()).toBeNull()
  })
})
