import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { getToken, setToken } from '@/api/token.ts'
import { server } from '../backend/msw.ts'

const authorization = 'Bearer early-token'
let asked: string[] = []

/** Leaves an answer where and as public/boot.js does: its body is read, only its text is there; that of a good one is beside it as well. */
const leave = (path: string, coming: Promise<Response>, by: string | undefined = authorization, text?: string) => {
  const answer = coming.then(async (response) => {
    const read = await response.text()
    return Object.assign(response, { text: async () => read })
  })
  answer.catch(() => {})
  Object.assign(window, { earlyAnswers: { [`/api${path}`]: { authorization: by, answer, ...(text === undefined ? {} : { text }) } } })
}
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  localStorage.clear()
  setToken('early-token')
  asked = []
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  server.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json(['late'])
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'earlyAnswers')
})

describe('an answer asked for before the code was there', () => {
  it('is given once', async () => {
    leave('/manual-purchase', json(['early']))
    expect(await call('getPurchases')).toEqual(['early'])
    expect(asked).toEqual([])
    expect(await call('getPurchases')).toEqual(['late'])
  })

  it('is read as strictly as any other', async () => {
    leave('/manual-purchase', Promise.resolve(new Response('{"broken')))
    await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'badAnswer' })
    leave('/manual-purchase', json({ message: 'No' }, 403))
    await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'forbidden', serverMessage: 'No' })
    expect(asked).toEqual([])
  })

  it('is taken for a long list as well', async () => {
    leave('/class/public', json(['early']))
    expect(await call('getPublicListings', { type: 'class' })).toEqual(['early'])
    leave('/class/public', json({ message: 'No' }, 403))
    await expect(call('getPublicListings', { type: 'class' })).rejects.toMatchObject({ kind: 'forbidden', serverMessage: 'No' })
    expect(asked).toEqual([])
  })

  it('ends the session when it is a 401', async () => {
    leave('/manual-purchase', json({}, 401))
    await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(getToken()).toBeNull()
  })

  it.each([
    ['was asked by somebody else', () => leave('/manual-purchase', json(['early']), 'Bearer other-token')],
    ['was asked by nobody', () => Object.assign(window, { earlyAnswers: { '/api/manual-purchase': { answer: json(['early']) } } })],
    ['did not come', () => leave('/manual-purchase', Promise.reject(new TypeError('Failed to fetch')))],
    ['answers something else', () => leave('/category', json(['early']))],
    ['is too old', () => {
      leave('/manual-purchase', json(['early']))
      vi.spyOn(performance, 'now').mockReturnValue(15_001)
    }],
  ])('is asked for again when it %s', async (_, prepare) => {
    prepare()
    expect(await call('getPurchases')).toEqual(['late'])
    expect(asked).toHaveLength(1)
  })

  it('is given up in time when it stands still', async () => {
    leave('/manual-purchase', new Promise(() => {}))
    await expect(call('getPurchases', { timeout: 20 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is not taken for a write to the same address', async () => {
    leave('/class', json(['early']))
    await call('createListing', { type: 'class', data: {} })
    expect(asked).toHaveLength(1)
  })
})

describe('the text of a good answer that is there already', () => {
  const leaveText = (path: string, text: string, by?: string) => leave(path, Promise.resolve(new Response(text)), by, text)

  it('is given at once, and once', async () => {
    leaveText('/manual-purchase', '["early"]')
    expect(await call('getPurchases')).toEqual(['early'])
    expect(asked).toEqual([])
    expect(await call('getPurchases')).toEqual(['late'])
  })

  it.each(['', '{"broken', '<html>'])('is read as strictly as any other: %j', async (text) => {
    leaveText('/manual-purchase', text)
    await expect(call('getPurchases')).rejects.toMatchObject({ kind: 'badAnswer' })
    expect(asked).toEqual([])
  })

  it.each([
    ['was asked by somebody else', () => leaveText('/manual-purchase', '["early"]', 'Bearer other-token')],
    ['answers something else', () => leaveText('/category', '["early"]')],
    ['is too old', () => {
      leaveText('/manual-purchase', '["early"]')
      vi.spyOn(performance, 'now').mockReturnValue(15_001)
    }],
  ])('is not taken when it %s', async (_, prepare) => {
    prepare()
    expect(await call('getPurchases')).toEqual(['late'])
    expect(asked).toHaveLength(1)
  })

  it('is not taken for a write to the same address', async () => {
    leaveText('/class', '["early"]')
    await call('createListing', { type: 'class', data: {} })
    expect(asked).toHaveLength(1)
  })

  it('is not taken in the name of another token', async () => {
    leaveText('/user/login/access', '{"user":{"_id":"1","role":"student"}}')
    await expect(call('restoreSession', { token: 'other-token' })).resolves.toEqual(['late'])
    expect(asked).toHaveLength(1)
  })
})
