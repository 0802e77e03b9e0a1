// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareFiles } from '../../../src/build/shareFiles.ts'
import { answers, pages, shareCases, shareSettings } from './shareCases.ts'

type Next = () => Promise<Response>
for (const [name, value] of Object.entries(shareSettings)) vi.stubEnv(name, value)
const files = await shareFiles(process.cwd())
let calls: string[] = []
const nextOf =
  (address: string): Next =>
  () =>
    Promise.resolve(
      new Response(address.includes('classdetails') ? pages.app : pages.lessons, {
        headers: { etag: '"1"', 'x-own': '1' },
      }),
    )
/** A fresh copy of a file of the build, which holds what it has fetched. */
const load = async (file: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(files[file]!)}#${Math.random()}`)) as { default: unknown }

beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    calls.push(`${url} ${JSON.stringify(headers)}`)
    const answer = answers[url.split('/').at(-1)!] ?? { status: 404, body: '{}' }
    if (!answer.slow) return Promise.resolve(new Response(answer.body, { status: answer.status }))
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('timeout'))))
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each(shareCases)('the worker puts the right tags into the head for %s', async (_, address, page) => {
  const { default: worker } = (await load('_worker.js')) as {
    default: { fetch: (request: Request, env: { ASSETS: { fetch: Next } }) => Promise<Response> }
  }
  const ask = () => worker.fetch(new Request(`https://nihol.example${address}`), { ASSETS: { fetch: nextOf(address) } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([200, '1', page])
  expect(page).not.toMatch(/secret|meet\.example/)
})

it('asks the backend once in five minutes, for reads only', async () => {
  const { default: handle } = (await load('.hosting/netlify-share.js')) as {
    default: (request: Request, context: { next: Next }) => Promise<Response>
  }
  const [, address, page] = shareCases[0]!
  for (const method of ['GET', 'GET', 'POST']) {
    const answer = await handle(new Request(`https://nihol.example${address}`, { method }), { next: nextOf(address) })
    expect(await answer.text()).toBe(method === 'GET' ? page : pages.lessons)
    expect(answer.headers.get('etag')).toBe(method === 'GET' ? null : '"1"')
  }
  expect(calls).toEqual(['https://api.example/api/class/a1 {"accept":"application/json"}'])
})
