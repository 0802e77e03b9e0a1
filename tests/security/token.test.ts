import { hostileTexts } from './hostileTexts.ts'
import { expect, it } from 'vitest'
import { call } from '@/api/call.ts'
import { authenticatedClient, optionalTokenClient, publicClient } from '@/api/clients.ts'
import { endpoints, type EndpointName } from '@/api/endpoints.ts'
import type { ListingType } from '@/api/ids.ts'
import { getToken, isToken, setToken } from '@/api/token.ts'
import { restoreSession } from '@/api/users.ts'
import { seenRequests } from '../unit/api/callSteps.ts'
import { checkEach, checkHostile, countWalked } from './hostile.ts'

const secret = 'a-token-that-must-stay-here'
const clients = { publicClient, optionalTokenClient, authenticatedClient }
const seen = seenRequests()
/** Whether a request went to our own API and nowhere else. */
const isOurs = ({ url }: Request) =>
  new URL(url).origin === location.origin && new URL(url).pathname.startsWith('/api/')

const elsewhere = [
  ['https://evil.example/x', 'HTTPS://evil.example', 'http://evil.example'],
  ['https:evil.example', 'https:/evil.example', '\thttps://evil.example', 'ht\ntps://evil.example'],
  ['//evil.example/x', '///evil.example', '/\\evil.example', '\\\\evil.example', '@evil.example'],
  ['https://nihol.example.evil.example', 'https://user:pass@evil.example'],
  ['javascript:alert(1)', 'data:text/plain,x'],
].flat()
it.each(Object.entries(clients))('%s never leaves our API, whatever the URL', async (_, client) => {
  setToken(secret)
  for (const url of elsewhere) await client.request({ method: 'GET', url }).catch(() => undefined)
  // A scheme is no path: what was sent, if anything, arrived at our own API.
  expect(seen.filter((request) => !isOurs(request)).map(({ url }) => url)).toEqual([])
  countWalked(elsewhere.length, 0)
})

const parted = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].path.includes('{'))
it('a value put into a path reaches its endpoint or sends nothing', async () => {
  setToken(secret)
  for (const text of hostileTexts) {
    for (const name of parted) {
      seen.length = 0
      await call(name, { type: text as ListingType, id: text }).catch(() => undefined)
      expect(seen, `${name} ${text.slice(0, 40)}`).toEqual([])
      if (endpoints[name].path.includes('{id}')) await call(name, { type: 'class', id: text }).catch(() => undefined)
      for (const request of seen) {
        expect(isOurs(request)).toBe(true)
        expect(new URL(request.url).pathname).toMatch(/^\/api\/class\/[A-Za-z0-9_-]{1,128}$/)
      }
    }
  }
  countWalked(hostileTexts.length * parted.length, 0)
})

it('the token is in no URL, body or other header', async () => {
  setToken(secret)
  for (const [name, { method }] of Object.entries(endpoints))
    await call(name as EndpointName, {
      type: 'class',
      id: 'a',
      ...(method === 'GET' ? {} : { data: { a: 1 } }),
    }).catch(() => undefined)
  await restoreSession(secret).catch(() => undefined)
  expect(seen.length).toBeGreaterThan(Object.keys(endpoints).length)
  for (const request of seen) {
    expect(request.url).not.toContain(secret)
    expect(await request.text()).not.toContain(secret)
    expect(
      [...request.headers].filter(
        ([header, value]) => header.toLowerCase() !== 'authorization' && value.includes(secret),
      ),
    ).toEqual([])
  }
})

it('the token passed explicitly is not overwritten by the stored one', async () => {
  setToken('stored')
  await restoreSession('given').catch(() => undefined)
  expect(seen[0]!.headers.get('authorization')).toBe('Bearer given')
})

checkHostile(
  'the token is a text that can travel in a header, or none',
  (text) => isToken(text) === (text !== '' && Array.from(text).every((letter) => letter >= '!' && letter <= '~')),
)

checkEach<unknown>(
  'the token that can be none is never sent',
  ['', ' ', 'a b', 'a\r\nX-Evil: 1', 'a\u0000', 'ключ', '\u200b'],
  async (text) => {
    localStorage.setItem('access_token', String(text))
    expect(getToken()).toBeNull()
    await call('getPurchases').catch(() => undefined)
    expect(seen[0]!.headers.get('authorization')).toBeNull()
  },
)
